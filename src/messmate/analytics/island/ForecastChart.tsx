import { memo } from 'react';
import { fill } from '../../../content/fill.ts';
import { axisOf, heightOf } from '../../../ui/Bars/axis.ts';
import type { Hostel } from '../../engine/hostel.ts';
import type { Choice } from '../../engine/selectors/period.ts';
import { type DayRow, offOf } from '../../engine/selectors/period-sums.ts';
import { count } from '../../format.ts';
import { useDemo } from '../../store/context.ts';
import { Chart } from './Chart.tsx';
import { MANY, tickOf } from './chart-figures.ts';
import { dayName, mean } from './days.ts';
import { Bar, Dot, Key, Level, Trace } from './Marks.tsx';
import styles from './Plot.island.module.css';
import { Plot, type Point } from './Plot.tsx';
import { placesOf } from './scale.ts';
import { Verdict } from './Verdict.tsx';

/** A day of the upper chart; what has been eaten is null until the day is over. */
type Both = Pick<DayRow, 'date' | 'weekday' | 'forecast'> & { readonly eaten: number | null };

type Props = {
  hostel: Hostel;
  choice: Choice;
  /** Days that are over. */
  days: readonly DayRow[];
  /** Plates expected today. */
  expected: number;
};

/** Plates expected against plates eaten, and how far the forecast was off against "the same as last week". */
export const ForecastChart = memo(function ForecastChart({ hostel, choice, days, expected }: Props) {
  const { data } = useDemo();
  const { page } = data;
  const { forecast: words } = data.words.analytics;
  const { none } = page.analytics;
  const isOver = days.at(-1)?.date === hostel.plan.day;
  const now = { date: hostel.plan.day, weekday: hostel.weekday, forecast: expected, eaten: null };
  const both: readonly Both[] = isOver ? days : [...days, now];
  const many = both.length > MANY;
  const tick = (day: Both) => tickOf(day, many);
  const offs = days.map(({ cells }) => offOf(cells));
  const shown = (plates: number | null) => (plates === null ? none : mean(plates));

  const plates = both.flatMap(({ eaten, forecast }) => [eaten ?? forecast, forecast]);
  const axis = axisOf(plates, Math.min(...plates));
  const { x, width } = placesOf(both.map(({ date }) => date));
  const middle = ({ date }: Both) => x(date) + width / 2;
  const trace = both.map((day) => `${middle(day)},${100 - heightOf(axis, day.forecast)}`).join(' ');
  const points = both.map((day): Point => {
    const { date, forecast, eaten } = day;
    const values = { day: dayName(day), forecast: count(forecast) };
    const label =
      eaten === null ? fill(words.ahead, values) : fill(words.point, { ...values, eaten: count(eaten) });
    return { key: date, label, ...tick(day) };
  });

  const error = axisOf(offs.flatMap((off) => [off.forecast, off.lastWeek ?? 0]));
  const place = placesOf(days.map(({ date }) => date));
  const offPoints = days.map((day, i): Point => {
    const { forecast = null, lastWeek = null } = offs[i] ?? {};
    const values = { day: dayName(day), off: shown(forecast), lastWeek: shown(lastWeek) };
    return { key: day.date, label: fill(words.offPoint, values), ...tick(day) };
  });
  return (
    <Chart
      title={words.title}
      columns={[page.analytics.day, words.expected, page.analytics.eaten, words.off, words.lastWeek]}
      rows={() =>
        days.map((day, i) => [
          dayName(day),
          count(day.forecast),
          count(day.eaten),
          shown(offs[i]?.forecast ?? null),
          shown(offs[i]?.lastWeek ?? null),
        ])
      }
    >
      <h5 className={styles.name}>{words.both}</h5>
      <Key
        entries={[
          { look: 'trace', label: words.expected },
          { look: 'dot', label: page.analytics.eaten, isDrawn: days.length > 0 },
          { look: 'guess', label: words.today, isDrawn: !isOver },
        ]}
      />
      <Plot name={words.both} points={points} axis={axis} unit={page.analytics.unit}>
        <Trace points={trace} />
        {both.map((day) => (
          <Dot
            key={day.date}
            x={middle(day)}
            at={heightOf(axis, day.eaten ?? day.forecast)}
            open={day.eaten === null}
          />
        ))}
      </Plot>
      <h5 className={styles.name}>{words.error}</h5>
      <Key
        entries={[
          { look: 'solid', label: words.off, isDrawn: days.length > 0 },
          { look: 'level', label: words.lastWeek, isDrawn: offs.some(({ lastWeek }) => lastWeek !== null) },
        ]}
      />
      <Plot name={words.error} points={offPoints} axis={error} unit={page.analytics.unit}>
        {offs.map(({ forecast, lastWeek }, i) => {
          const at = { x: place.x(days[i]?.date ?? ''), width: place.width };
          return (
            <g key={days[i]?.date}>
              <Bar {...at} look="solid" to={heightOf(error, forecast)} />
              {lastWeek !== null && <Level {...at} at={heightOf(error, lastWeek)} />}
            </g>
          );
        })}
      </Plot>
      <Verdict hostel={hostel} choice={choice} days={days} />
    </Chart>
  );
});
