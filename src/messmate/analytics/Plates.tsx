import { memo, useState } from 'react';
import { t } from '../../content/t.ts';
import { axisOf } from '../../ui/Bars/Bars.tsx';
import { Legend } from '../../ui/Legend/Legend.tsx';
import { Chart, ChartTable } from '../controls/Chart.tsx';
import instrument from '../controls/Instrument.module.css';
import { forecastError } from '../engine/forecast-error.ts';
import type { Hostel } from '../engine/hostel.ts';
import { last } from '../engine/last.ts';
import type { MealId } from '../engine/plan.ts';
import type { MealCell } from '../engine/selectors/period.ts';
import { count } from '../format.ts';
import { useDemo } from '../store/context.ts';
import styles from './AnalyticsPanel.module.css';
import { dayName, ticksOf } from './days.ts';

type Cells = { past: readonly MealCell[]; today: readonly MealCell[] };

type Props = Cells & {
  hostel: Hostel;
  /** The meal that is open, or the next. */
  now: MealId;
};

/** Plates cooked against plates eaten, by day, a chart for each meal. */
export const Plates = memo(function Plates({ hostel, past, today, now }: Props) {
  const { plan } = useDemo().data;
  const [read, setRead] = useState<{ meal: MealId; date: string } | null>(null);
  const cells = [...past, ...today];
  const charts = today.map((last) => {
    const days = [...past.filter(({ meal }) => meal === last.meal), last];
    return { meal: last.meal, days, bars: barsOf(days), ticks: ticksOf(days) };
  });
  const axis = axisOf(cells.map(({ eaten, forecast, cooked }) => cooked ?? Math.max(eaten, forecast)));
  const point =
    cells.find(({ meal, date }) => meal === read?.meal && date === read.date) ??
    today.find(({ meal }) => meal === now) ??
    today[0];
  const sentenceOf = ({ meal, eaten, forecast, cooked, ...day }: MealCell) => {
    const values = { day: dayName(day), meal: plan.meals[meal].name, eaten: count(eaten) };
    return cooked === null
      ? t('{meal}, {day}: {eaten} eaten so far of {forecast} ± {error} expected', {
          ...values,
          forecast: count(forecast),
          error: forecastError(hostel, meal),
        })
      : t('{meal}, {day}: {eaten} eaten of {cooked} cooked', { ...values, cooked: count(cooked) });
  };
  return (
    <>
      <Legend
        words={{ served: t('Eaten'), line: t('Cooked'), live: t('Today, so far'), due: t('Expected today') }}
        of={charts.map(({ bars }) => bars)}
      />
      <div className={charts.length > 1 ? styles.fields : undefined}>
        {charts.map(({ meal, days, bars, ticks }) => (
          <div key={meal}>
            <h5 className={styles.meal}>
              {plan.meals[meal].name} <span>{t('plates')}</span>
            </h5>
            <Chart
              name={`${t('Cooked and eaten')}: ${plan.meals[meal].name}`}
              label={sentenceOf(last(days) as MealCell)}
              points={days.map((day, i) => ({
                key: day.date,
                label: sentenceOf(day),
                tick: '',
                ...ticks[i],
              }))}
              bars={bars}
              axis={axis}
              onRead={(date) => setRead({ meal, date })}
            />
          </div>
        ))}
      </div>
      {point && <p className={`screen-only ${instrument.readout}`}>{sentenceOf(point)}</p>}
    </>
  );
});

export function PlatesTable({ past, today }: Cells) {
  const { plan } = useDemo().data;
  return (
    <ChartTable
      name={t('Cooked and eaten')}
      columns={[t('Day'), t('Meal'), t('Eaten'), t('Cooked'), t('Not eaten')]}
      rows={() =>
        [...past, ...today].map((cell) => [
          dayName(cell),
          plan.meals[cell.meal].name,
          count(cell.eaten),
          cell.cooked === null ? t('not yet') : count(cell.cooked),
          cell.cooked === null ? t('not yet') : count(cell.cooked - cell.eaten),
        ])
      }
    />
  );
}

/** Today is last. */
const barsOf = (days: readonly MealCell[]) => ({
  done: days.map(({ eaten }) => eaten),
  toCome: days.map(({ eaten, forecast, cooked }) => (cooked === null ? Math.max(0, forecast - eaten) : 0)),
  now: days.length - 1,
  lines: days.map(({ cooked }) => cooked),
});
