import type { ReactNode } from 'react';
import { mapTabs, type TabId } from '../../../content/features.ts';
import { formatNumber } from '../../../content/language/locale.ts';
import type { ProductPageWords } from '../../../content/schemas/product.ts';
import { t } from '../../../content/t.ts';
import { buildHistoryChart } from '../../../messmate/bar-charts.ts';
import { last } from '../../../messmate/engine/lists.ts';
import { tabFigures } from '../../../messmate/figures.ts';
import { formatTime } from '../../../messmate/format.ts';
import type { Readouts } from '../../../messmate/sample-readouts.ts';
import { BarChart } from '../../../ui/Bars/Bars.tsx';
import { Legend } from '../../../ui/Legend/Legend.tsx';
import { studentsPerGrain } from '../../../ui/Thali/counts.ts';
import { PlateLegend } from '../../../ui/Thali/PlateLegend.tsx';
import { grainText, plateText } from '../../../ui/Thali/plate-text.ts';
import { Thali } from '../../../ui/Thali/Thali.tsx';
import { VegMark } from '../../../ui/VegMark/VegMark.tsx';
import styles from './drawings.module.css';

/** The drawing of a tab of the demo, a figure in place of a missing drawing, and the link to the tab with its label. */
export type TabPreview = { drawing: ReactNode; figure: string; href: string; tryIt: string };

/** Builds a preview of each tab of the demo. @param productPath the path of the product's page */
export function buildPreviews(
  words: ProductPageWords,
  readouts: Readouts,
  productPath: string,
): Record<TabId, TabPreview> {
  const figures = tabFigures(words.features.tabs, readouts.state);
  const drawings: Partial<Record<TabId, ReactNode>> = {
    attendance: <PlateDrawing readouts={readouts} />,
    analytics: <HistoryDrawing readouts={readouts} />,
    tuckshop: <ShelfDrawing readouts={readouts} />,
  };
  return mapTabs((id) => ({
    drawing: drawings[id],
    figure: figures[id],
    href: `${productPath}#${id}`,
    tryIt: words.features.tabs[id].tryIt,
  }));
}

function PlateDrawing({ readouts: { meal, studentCounts: counts, second } }: { readouts: Readouts }) {
  const { name, food, phase } = meal;
  const perGrain = studentsPerGrain(counts.residents);
  return (
    <figure className={`stack ${styles.plate}`}>
      <figcaption className="caption">
        {t('{meal} at {time}, sample', { meal: name, time: formatTime(second / 60) })}
        {perGrain > 1 && `. ${grainText(perGrain)}`}
      </figcaption>
      <Thali counts={counts} food={food} label={plateText(name, counts, phase)} />
      <PlateLegend counts={counts} staple={food.staple} />
    </figure>
  );
}

/** The chart of the day's last meal: plates eaten as bars, plates cooked as lines, and today's forecast. */
function HistoryDrawing({ readouts: { lastMeal, lastMealHistory } }: { readouts: Readouts }) {
  const { days, today } = lastMealHistory;
  const { forecast, error } = today;
  const { values, axis } = buildHistoryChart(lastMealHistory);
  const leftOver = { first: days[0]?.leftOver ?? 0, last: last(days)?.leftOver ?? 0 };
  return (
    <figure className={`stack ${styles.chart}`}>
      <figcaption>
        <p className="caption">
          {t('{meal}, last {days} days, sample', { meal: lastMeal.name, days: days.length })}
        </p>
        <Legend
          labels={{
            actual: t('Eaten'),
            lines: t('Cooked'),
            current: t('Today’s forecast, {plates} ± {error}', { plates: forecast, error }),
          }}
        />
      </figcaption>
      <BarChart
        values={values}
        axis={axis}
        label={t(
          '{meal} for {days} days, plates cooked and plates eaten. Plates not eaten go from {first} to {last}.',
          { meal: lastMeal.name, days: days.length, ...leftOver },
        )}
      />
    </figure>
  );
}

/** The number of items that fit beside the plate and the chart. */
const MAX_SHELF_ITEMS = 9;

function ShelfDrawing({ readouts: { shelf, second } }: { readouts: Readouts }) {
  return (
    <figure>
      <figcaption className={`caption ${styles.shelfRow}`}>
        <span>{t('{thing} at {time}, sample', { thing: t('Shelf'), time: formatTime(second / 60) })}</span>{' '}
        <span>{t('Left')}</span>
      </figcaption>
      <ul className="num">
        {shelf.slice(0, MAX_SHELF_ITEMS).map(({ id, name, mark, stock, isLow }) => (
          <li key={id} className={styles.shelfRow}>
            <span>
              {mark !== 'none' && <VegMark kind={mark} />}
              {name}
            </span>{' '}
            <span>
              {isLow && <small>{t('Low')}</small>} {formatNumber(stock)}
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
