import { t } from '../../../content/t.ts';
import { historyBars } from '../../../messmate/bars.ts';
import { last } from '../../../messmate/engine/last.ts';
import type { Readouts } from '../../../messmate/sample-readouts.ts';
import { BarChart } from '../../../ui/Bars/Bars.tsx';
import { Legend } from '../../../ui/Legend/Legend.tsx';
import styles from './DinnersDrawing.module.css';

/** The dinner chart, small: plates eaten as bars, plates cooked as a line over each, today's forecast, and the key. */
export function DinnersDrawing({ readouts: { dinner, dinners } }: { readouts: Readouts }) {
  const { days, today } = dinners;
  const { forecast, error } = today;
  const { values, axis } = historyBars(dinners);
  const ends = { first: days[0]?.wasted ?? 0, last: last(days)?.wasted ?? 0 };
  return (
    <figure className={styles.chart}>
      <figcaption>
        <p className="caption">
          {t('{meal}, last {days} days, sample', { meal: dinner.name, days: days.length })}
        </p>
        <Legend
          words={{
            served: t('Eaten'),
            line: t('Cooked'),
            live: t('Today’s forecast, {plates} ± {error}', { plates: forecast, error }),
          }}
        />
      </figcaption>
      <BarChart
        values={values}
        axis={axis}
        label={t(
          '{meal} for {days} days, plates cooked and plates eaten. Plates not eaten go from {first} to {last}.',
          { meal: dinner.name, days: days.length, ...ends },
        )}
      />
    </figure>
  );
}
