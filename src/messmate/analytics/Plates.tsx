import { memo, useCallback, useState } from 'react';
import { fill } from '../../content/fill.ts';
import { axisOf } from '../../ui/Bars/axis.ts';
import { Legend } from '../../ui/Legend/Legend.tsx';
import { Chart } from '../controls/Chart.tsx';
import { ChartTable } from '../controls/ChartTable.tsx';
import controls from '../controls/controls.module.css';
import type { Hostel } from '../engine/hostel.ts';
import type { MealId } from '../engine/plan.ts';
import { forecastError } from '../engine/selectors/method.ts';
import type { MealCell } from '../engine/selectors/period.ts';
import { count } from '../format.ts';
import { useDemo } from '../store/context.ts';
import styles from './AnalyticsPanel.module.css';
import { dayName, tickOf } from './days.ts';

type Props = {
  hostel: Hostel;
  past: readonly MealCell[];
  today: readonly MealCell[];
  /** The meal that is open, or else the next. */
  now: MealId;
};

/** Plates cooked against plates eaten, day by day, a chart for each meal. Today's bar grows. What was read last stands below. */
export const Plates = memo(function Plates({ hostel, past, today, now }: Props) {
  const { page, words, plan } = useDemo().data;
  const { plates, filters } = words.analytics;
  const own = page.analytics;
  const [read, setRead] = useState<{ meal: MealId; date: string } | null>(null);
  const cells = [...past, ...today];
  const axis = axisOf(cells.map(({ eaten, forecast, cooked }) => cooked ?? Math.max(eaten, forecast)));
  const point =
    cells.find(({ meal, date }) => meal === read?.meal && date === read.date) ??
    today.find(({ meal }) => meal === now) ??
    today[0];
  const say = useCallback(
    ({ meal, eaten, forecast, cooked, ...day }: MealCell) => {
      const said = { day: dayName(day), meal: plan.meals[meal].name, eaten: count(eaten) };
      return cooked === null
        ? fill(plates.open, { ...said, forecast: count(forecast), error: forecastError(hostel, meal) })
        : fill(plates.point, { ...said, cooked: count(cooked) });
    },
    [plates, plan, hostel],
  );
  return (
    <>
      <Legend
        entries={[
          { kind: 'served', label: own.eaten },
          { kind: 'line', label: own.cooked },
          ...(today.some(({ eaten }) => eaten > 0) ? [{ kind: 'live', label: plates.today } as const] : []),
          ...(today.some(({ cooked }) => cooked === null)
            ? [{ kind: 'due', label: plates.expected } as const]
            : []),
        ]}
      />
      <div className={today.length > 1 ? styles.fields : undefined}>
        {today.map((last) => (
          <MealChart
            key={last.meal}
            cells={[...past.filter(({ meal }) => meal === last.meal), last]}
            axis={axis}
            say={say}
            onRead={(date) => setRead({ meal: last.meal, date })}
          />
        ))}
      </div>
      {point && <p className={controls.readout}>{say(point)}</p>}
      <ChartTable
        name={plates.title}
        columns={[own.day, filters.meal, own.eaten, own.cooked, own.wasted]}
        rows={() =>
          cells.map((cell) => [
            dayName(cell),
            plan.meals[cell.meal].name,
            count(cell.eaten),
            cell.cooked === null ? own.none : count(cell.cooked),
            cell.cooked === null ? own.none : count(cell.cooked - cell.eaten),
          ])
        }
      />
    </>
  );
});

type MealProps = {
  cells: readonly MealCell[];
  axis: ReturnType<typeof axisOf>;
  say: (cell: MealCell) => string;
  onRead: (date: string) => void;
};

/** One meal. The last of its days is today. */
function MealChart({ cells, axis, say, onRead }: MealProps) {
  const { page, words, plan } = useDemo().data;
  const last = cells.at(-1);
  if (!last) return null;
  const { name } = plan.meals[last.meal];
  return (
    <div>
      <h5 className={styles.meal}>{name}</h5>
      <Chart
        name={`${words.analytics.plates.title}: ${name}`}
        label={say(last)}
        points={cells.map((cell) => ({ key: cell.date, label: say(cell), ...tickOf(cell, cells.length) }))}
        bars={{
          done: cells.map(({ eaten }) => eaten),
          toCome: cells.map(({ eaten, forecast, cooked }) =>
            cooked === null ? Math.max(0, forecast - eaten) : 0,
          ),
          now: cells.length - 1,
          lines: cells.map(({ cooked }) => cooked),
        }}
        axis={axis}
        unit={page.analytics.unit}
        onRead={onRead}
      />
    </div>
  );
}
