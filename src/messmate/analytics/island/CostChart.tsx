import { memo } from 'react';
import { fill } from '../../../content/fill.ts';
import { axisOf, heightOf } from '../../../ui/Bars/axis.ts';
import type { Hostel } from '../../engine/hostel.ts';
import type { BookedDay } from '../../engine/selectors/books.ts';
import type { DayRow } from '../../engine/selectors/period-sums.ts';
import { type PlateCost, plateCosts } from '../../engine/selectors/plate-costs.ts';
import { rupeesExact } from '../../format.ts';
import { useDemo } from '../../store/context.ts';
import { Chart } from './Chart.tsx';
import { MANY, tickOf } from './chart-figures.ts';
import { dayName } from './days.ts';
import { Bar, Key, type Look } from './Marks.tsx';
import { Plot, type Point } from './Plot.tsx';
import { placesOf } from './scale.ts';

/** Looks of the cost heads, from the foot of the bar. */
const LOOKS: readonly Look[] = ['solid', 'hatch', 'dots', 'open'];
const lookOf = (head: number): Look => LOOKS[head % LOOKS.length] ?? 'solid';

type Props = { hostel: Hostel; days: readonly DayRow[]; booked: readonly BookedDay[] };

/** What a plate cost, by day and head. */
export const CostChart = memo(function CostChart({ hostel, days, booked }: Props) {
  const { data } = useDemo();
  const { page, plan } = data;
  const { cost: words } = data.words.analytics;
  const costs = plateCosts(hostel, booked, days);
  const { x, width } = placesOf(costs.map(({ date }) => date));
  const axis = axisOf(costs.map(({ total }) => total / 100));
  const points = costs.map(
    (day): Point => ({
      key: day.date,
      label: fill(words.point, {
        day: dayName(day),
        total: rupeesExact(day.total),
        heads: plan.costs.map(({ name }, i) => `${name} ${rupeesExact(day.heads[i] ?? 0)}`).join(', '),
      }),
      ...tickOf(day, costs.length > MANY),
    }),
  );
  /** Rupees below a head's part of the bar. */
  const below = (day: PlateCost, head: number) =>
    day.heads.slice(0, head).reduce((sum, paise) => sum + paise / 100, 0);
  return (
    <Chart
      title={page.analytics.cost}
      note={words.note}
      columns={[page.analytics.day, ...plan.costs.map(({ name }) => name), page.analytics.total]}
      rows={() => costs.map((day) => [dayName(day), ...day.heads.map(rupeesExact), rupeesExact(day.total)])}
    >
      <Key entries={plan.costs.map(({ name }, i) => ({ look: lookOf(i), label: name }))} />
      <Plot name={page.analytics.cost} points={points} axis={axis} unit={words.unit}>
        {costs.flatMap((day) =>
          plan.costs.map(({ id }, head) => (
            <Bar
              key={`${day.date} ${id}`}
              look={lookOf(head)}
              x={x(day.date)}
              width={width}
              from={heightOf(axis, below(day, head))}
              to={heightOf(axis, below(day, head + 1))}
            />
          )),
        )}
      </Plot>
      <p className="cap">{words.method}</p>
    </Chart>
  );
});
