import { memo, useCallback, useMemo, useState } from 'react';
import { axisOf } from '../../../ui/Bars/axis.ts';
import type { MealId } from '../../engine/plan.ts';
import type { MealCell } from '../../engine/selectors/period.ts';
import { count } from '../../format.ts';
import { useDemo } from '../../store/context.ts';
import { Chart } from './Chart.tsx';
import { useSame } from './chart-figures.ts';
import { dayName } from './days.ts';
import { Key } from './Marks.tsx';
import { MealPlot, wordsOf } from './MealPlot.tsx';
import styles from './Plot.island.module.css';

type Props = {
  past: readonly MealCell[];
  today: readonly MealCell[];
  /** How far each meal's forecast is off, usually, in plates. */
  errors: ReadonlyMap<MealId, number>;
  /** The meal that is open, or else the next. */
  now: MealId;
};

/**
 * Plates cooked against plates eaten, day by day, a field for each meal. Today's bar grows. What the point that was
 * read last says stands below the fields.
 */
export const PlatesChart = memo(function PlatesChart({ past, today, errors, now }: Props) {
  const { data } = useDemo();
  const { page, words, plan } = data;
  const { plates } = words.analytics;
  const [read, setRead] = useState<{ meal: MealId; date: string } | null>(null);
  const readPoint = useCallback((meal: MealId, date: string) => setRead({ meal, date }), []);
  const most = useMemo(
    () => Math.max(...past.map(({ cooked, forecast }) => Math.max(cooked ?? 0, forecast))),
    [past],
  );
  const axis = useSame(
    axisOf([most, ...today.map(({ eaten, forecast, cooked }) => cooked ?? Math.max(eaten, forecast))]),
  );
  const cells = [...past, ...today];
  const point =
    cells.find(({ meal, date }) => meal === read?.meal && date === read.date) ??
    today.find(({ meal }) => meal === now) ??
    today[0];
  return (
    <Chart
      title={plates.title}
      note={plates.note}
      columns={[
        page.analytics.day,
        words.analytics.filters.meal,
        page.analytics.eaten,
        page.analytics.cooked,
        page.analytics.wasted,
      ]}
      rows={() =>
        today.flatMap((last) =>
          [...past.filter(({ meal }) => meal === last.meal), last].map((cell) => [
            dayName(cell),
            plan.meals[cell.meal].name,
            count(cell.eaten),
            cell.cooked === null ? page.analytics.none : count(cell.cooked),
            cell.cooked === null ? page.analytics.none : count(cell.cooked - cell.eaten),
          ]),
        )
      }
    >
      <Key
        entries={[
          { look: 'solid', label: page.analytics.eaten, isDrawn: past.length > 0 },
          {
            look: 'level',
            label: page.analytics.cooked,
            isDrawn: cells.some(({ cooked }) => cooked !== null),
          },
          { look: 'live', label: plates.today, isDrawn: today.some(({ eaten }) => eaten > 0) },
          { look: 'open', label: plates.expected, isDrawn: today.some(({ cooked }) => cooked === null) },
        ]}
      />
      <div className={today.length > 1 ? styles.fields : styles.single}>
        {today.map((cell) => (
          <MealPlot
            key={cell.meal}
            past={past}
            today={cell}
            axis={axis}
            error={errors.get(cell.meal) ?? 0}
            onRead={readPoint}
          />
        ))}
      </div>
      {point && <p className={styles.readout}>{wordsOf(data, point, errors.get(point.meal) ?? 0)}</p>}
    </Chart>
  );
});
