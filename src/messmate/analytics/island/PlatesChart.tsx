import { memo, useMemo } from 'react';
import { type Axis, axisOf, heightOf } from '../../../components/Bars/axis.ts';
import { fill } from '../../../text/fill.ts';
import type { MealId } from '../../engine/plan.ts';
import type { MealCell } from '../../engine/selectors/period.ts';
import { count } from '../../format.ts';
import { useDemo } from '../../store/context.ts';
import type { DemoData } from '../../store/demo-data.ts';
import { CellHead } from '../../tabs/Panel.tsx';
import { MANY, tickOf, useSame } from './chart-figures.ts';
import { dayName } from './days.ts';
import { FigureTable } from './FigureTable.tsx';
import { Bar, Key, Level } from './Marks.tsx';
import styles from './Plot.island.module.css';
import { Plot, type Point } from './Plot.tsx';
import { placesOf } from './scale.ts';

type Props = { past: readonly MealCell[]; today: readonly MealCell[] };

/** Plates cooked against plates eaten, day by day, a field for each meal. Today's bar grows. */
export const PlatesChart = memo(function PlatesChart({ past, today }: Props) {
  const { data } = useDemo();
  const { page, words, plan } = data;
  const { plates } = words.analytics;
  const byMeal = useMemo(
    () => new Map(today.map(({ meal }) => [meal, past.filter((cell) => cell.meal === meal)])),
    [past, today],
  );
  const most = useMemo(
    () => Math.max(...past.map(({ cooked, forecast }) => Math.max(cooked ?? 0, forecast))),
    [past],
  );
  const axis = useSame(
    axisOf([most, ...today.map(({ eaten, forecast, cooked }) => cooked ?? Math.max(eaten, forecast))]),
  );
  return (
    <figure>
      <figcaption>
        <CellHead title={plates.title}>
          <span>{plates.note}</span>
        </CellHead>
      </figcaption>
      <Key
        entries={[
          { look: 'solid', label: page.analytics.eaten },
          { look: 'level', label: page.analytics.cooked },
          { look: 'live', label: plates.today },
          { look: 'open', label: plates.expected },
        ]}
      />
      <div className={today.length > 1 ? styles.fields : styles.single}>
        {today.map((cell) => (
          <MealPlot key={cell.meal} past={past} today={cell} axis={axis} />
        ))}
      </div>
      <FigureTable
        name={plates.title}
        columns={[
          page.analytics.day,
          words.analytics.filters.meal,
          page.analytics.eaten,
          page.analytics.cooked,
          page.analytics.wasted,
        ]}
        rows={() =>
          today.flatMap((now) =>
            [...(byMeal.get(now.meal) ?? []), now].map((cell) => [
              dayName(data, cell),
              plan.meals[cell.meal].name,
              count(cell.eaten),
              cell.cooked === null ? words.analytics.none : count(cell.cooked),
              cell.cooked === null ? words.analytics.none : count(cell.cooked - cell.eaten),
            ]),
          )
        }
      />
    </figure>
  );
});

type MealProps = { past: readonly MealCell[]; today: MealCell; axis: Axis };

const MealPlot = memo(
  function MealPlot({ past, today, axis }: MealProps) {
    const { data } = useDemo();
    const { name } = data.plan.meals[today.meal];
    const cells = [...past.filter(({ meal }) => meal === today.meal), today];
    const { x, width } = placesOf(cells.map(({ date }) => date));
    const many = cells.length > MANY;
    const points = cells.map(
      (cell): Point => ({
        key: cell.date,
        label: wordsOf(data, cell),
        tick: tickOf(data.site.weekdaysShort, cell, many),
      }),
    );
    return (
      <div>
        <p className={styles.name}>{name}</p>
        <Plot name={`${data.words.analytics.plates.title}: ${name}`} points={points} axis={axis}>
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
  (a, b) => a.past === b.past && a.axis === b.axis && JSON.stringify(a.today) === JSON.stringify(b.today),
);

/** What the point of a meal says. */
function wordsOf(data: DemoData, cell: MealCell): string {
  const { point, open } = data.words.analytics.plates;
  const { eaten, forecast, cooked } = cell;
  const [day, meal] = [dayName(data, cell), mealName(data, cell.meal)];
  return cooked === null
    ? fill(open, { day, meal, eaten: count(eaten), forecast: count(forecast) })
    : fill(point, { day, meal, eaten: count(eaten), cooked: count(cooked) });
}

const mealName = ({ plan }: DemoData, meal: MealId) => plan.meals[meal].name.toLowerCase();
