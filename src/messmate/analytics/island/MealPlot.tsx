import { memo, useCallback } from 'react';
import { fill } from '../../../content/fill.ts';
import { type Axis, heightOf } from '../../../ui/Bars/axis.ts';
import type { MealId } from '../../engine/plan.ts';
import type { MealCell } from '../../engine/selectors/period.ts';
import { count } from '../../format.ts';
import { useDemo } from '../../store/context.ts';
import type { DemoData } from '../../store/demo-data.ts';
import { MANY, tickOf } from './chart-figures.ts';
import { dayName } from './days.ts';
import { Bar, Level } from './Marks.tsx';
import styles from './Plot.island.module.css';
import { Plot, type Point } from './Plot.tsx';
import { placesOf } from './scale.ts';

type Props = {
  past: readonly MealCell[];
  today: MealCell;
  axis: Axis;
  /** How far the forecast is off, usually, in plates. */
  error: number;
  onRead: (meal: MealId, date: string) => void;
};

/** One meal: eaten as bars, cooked as levels, and of today what is expected. */
export const MealPlot = memo(
  function MealPlot({ past, today, axis, error, onRead }: Props) {
    const { data } = useDemo();
    const { meal } = today;
    const { name } = data.plan.meals[meal];
    const cells = [...past.filter((cell) => cell.meal === meal), today];
    const { x, width } = placesOf(cells.map(({ date }) => date));
    const many = cells.length > MANY;
    const points = cells.map(
      (cell): Point => ({
        key: cell.date,
        label: wordsOf(data, cell, error),
        ...tickOf(cell, many),
      }),
    );
    const read = useCallback((date: string) => onRead(meal, date), [onRead, meal]);
    return (
      <div>
        <h5 className={styles.name}>{name}</h5>
        <Plot
          name={`${data.words.analytics.plates.title}: ${name}`}
          points={points}
          axis={axis}
          unit={data.page.analytics.unit}
          onRead={read}
        >
          {cells.map(({ date, eaten, forecast, cooked }) => {
            const at = { x: x(date), width };
            const isToday = date === today.date;
            return (
              <g key={date}>
                {cooked === null && <Bar {...at} look="open" to={heightOf(axis, forecast)} />}
                <Bar {...at} look={isToday ? 'live' : 'solid'} to={heightOf(axis, eaten)} />
                {cooked !== null && <Level {...at} at={heightOf(axis, cooked)} />}
              </g>
            );
          })}
        </Plot>
      </div>
    );
  },
  // With most steps of the clock one meal grows: the others stay.
  (a, b) =>
    a.past === b.past &&
    a.axis === b.axis &&
    a.error === b.error &&
    a.onRead === b.onRead &&
    JSON.stringify(a.today) === JSON.stringify(b.today),
);

/** What the point of a meal says. */
export function wordsOf(data: DemoData, cell: MealCell, error: number): string {
  const { point, open } = data.words.analytics.plates;
  const { eaten, forecast, cooked } = cell;
  const day = dayName(cell);
  const meal = data.plan.meals[cell.meal].name;
  return cooked === null
    ? fill(open, { day, meal, eaten: count(eaten), forecast: count(forecast), error })
    : fill(point, { day, meal, eaten: count(eaten), cooked: count(cooked) });
}
