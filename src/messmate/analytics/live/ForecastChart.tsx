import { line } from 'd3-shape';
import { memo, useMemo } from 'react';
import { fill } from '../../../content/fill.ts';
import { useDemo } from '../../demo/context.ts';
import type { Hostel } from '../../engine/hostel.ts';
import { forecastMethod } from '../../engine/readouts/method.ts';
import { type DayRow, offOf } from '../../engine/readouts/period.ts';
import type { HostelState } from '../../engine/state.ts';
import { count } from '../../format.ts';
import { CellHead } from '../../tabs/Panel.tsx';
import styles from './charts.live.module.css';
import { dayName, mean } from './days.ts';
import { FigureTable } from './FigureTable.tsx';
import { MANY, tickOf } from './figures.ts';
import { Bar, Dot, Key, Level, Trace } from './Marks.tsx';
import { Plot, type Point } from './Plot.tsx';
import { axisOf, heightOf, placesOf } from './scale.ts';

type Props = { hostel: Hostel; days: readonly DayRow[] };

/** Plates expected against plates eaten, and how far the forecast was off against "the same as last week". */
export const ForecastChart = memo(function ForecastChart({ hostel, days }: Props) {
  const { data } = useDemo();
  const { page, site } = data;
  const { forecast: words, none } = data.words.analytics;
  const many = days.length > MANY;
  const { x, width } = placesOf(days.map(({ date }) => date));
  const offs = days.map(({ cells }) => offOf(cells));
  const all = offOf(days.flatMap(({ cells }) => cells));
  const usual = useMemo(() => forecastMethod({ hostel } as HostelState), [hostel]);
  const shown = (plates: number | null) => (plates === null ? none : mean(plates));

  const numbers = days.flatMap(({ eaten, forecast }) => [eaten, forecast]);
  const both = axisOf(numbers, Math.min(...numbers));
  const error = axisOf(offs.flatMap((off) => [off.forecast, off.lastWeek ?? 0]));
  const path = line<DayRow>(
    ({ date }) => x(date) + width / 2,
    ({ forecast }) => 100 - heightOf(both, forecast),
  )([...days]);
  const pointOf = (say: (day: DayRow, i: number) => string) =>
    days.map(
      (day, i): Point => ({ key: day.date, label: say(day, i), tick: tickOf(site.weekdaysShort, day, many) }),
    );
  const eaten = pointOf((day) =>
    fill(words.point, { day: dayName(data, day), forecast: count(day.forecast), eaten: count(day.eaten) }),
  );
  const off = pointOf((day, i) =>
    fill(words.offPoint, {
      day: dayName(data, day),
      off: shown(offs[i]?.forecast ?? null),
      lastWeek: shown(offs[i]?.lastWeek ?? null),
    }),
  );
  return (
    <figure>
      <figcaption>
        <CellHead title={words.title}>
          <span>{words.both}</span>
        </CellHead>
      </figcaption>
      <Key
        entries={[
          { look: 'trace', label: words.expected },
          { look: 'dot', label: page.analytics.eaten },
        ]}
      />
      <Plot name={words.both} points={eaten} axis={both}>
        <Trace path={path} />
        {days.map((day) => (
          <Dot key={day.date} x={x(day.date) + width / 2} at={heightOf(both, day.eaten)} />
        ))}
      </Plot>
      <p className={styles.name}>{words.error}</p>
      <Key
        entries={[
          { look: 'solid', label: words.off },
          { look: 'level', label: words.lastWeek },
        ]}
      />
      <Plot name={words.error} points={off} axis={error}>
        {days.map(({ date }, i) => (
          <g key={date}>
            <Bar look="solid" x={x(date)} width={width} to={heightOf(error, offs[i]?.forecast ?? 0)} />
            {offs[i]?.lastWeek != null && (
              <Level x={x(date)} width={width} at={heightOf(error, offs[i].lastWeek)} />
            )}
          </g>
        ))}
      </Plot>
      <p className="cap">
        <b>{fill(words.result, { off: mean(all.forecast), lastWeek: shown(all.lastWeek) })}</b>{' '}
        {fill(words.method, {
          days: usual.days,
          off: mean(usual.ordinary.forecast),
          lastWeek: mean(usual.ordinary.lastWeek),
        })}
      </p>
      <FigureTable
        name={words.title}
        columns={[page.analytics.day, words.expected, page.analytics.eaten, words.off, words.lastWeek]}
        rows={() =>
          days.map((day, i) => [
            dayName(data, day),
            count(day.forecast),
            count(day.eaten),
            shown(offs[i]?.forecast ?? null),
            shown(offs[i]?.lastWeek ?? null),
          ])
        }
      />
    </figure>
  );
});
