import { memo } from 'react';
import { fill } from '../../../content/fill.ts';
import { axisOf, heightOf } from '../../../ui/Bars/axis.ts';
import { type DayRow, savingOf } from '../../engine/selectors/period-sums.ts';
import { rupees } from '../../format.ts';
import { useDemo } from '../../store/context.ts';
import { Chart } from './Chart.tsx';
import { MANY, tickOf } from './chart-figures.ts';
import { dayName, kilos, shortDay } from './days.ts';
import { Bar, Key, Level, type Look } from './Marks.tsx';
import { Plot, type Point } from './Plot.tsx';
import { placesOf } from './scale.ts';

/** Food left over, in kilograms and rupees, with the forecast and without. */
export const WasteChart = memo(function WasteChart({ days }: { days: readonly DayRow[] }) {
  const { data } = useDemo();
  const { page, plan } = data;
  const { waste: words } = data.words.analytics;
  const kg = (grams: number) => fill(words.kg, { kg: kilos(grams) });
  const money = (paise: number) => rupees(Math.round(paise / 100) * 100);
  const lookOf = ({ date, byForecast }: DayRow): Look =>
    date === plan.day ? 'live' : byForecast ? 'solid' : 'hatch';
  const { x, width } = placesOf(days.map(({ date }) => date));
  const axis = axisOf(days.flatMap(({ grams, habit }) => [grams / 1000, habit.grams / 1000]));
  const saving = savingOf(days.flatMap(({ cells }) => cells));
  const saved = {
    grams: saving.without.grams - saving.with.grams,
    paise: saving.without.paise - saving.with.paise,
  };
  const points = days.map(
    (day): Point => ({
      key: day.date,
      label: fill(words.point, {
        day: dayName(day),
        kg: kg(day.grams),
        rupees: money(day.paise),
        habitKg: kg(day.habit.grams),
        habitRupees: money(day.habit.paise),
      }),
      ...tickOf(day, days.length > MANY),
    }),
  );
  return (
    <Chart
      title={words.title}
      note={words.note}
      columns={[
        page.analytics.day,
        words.weight,
        words.value,
        `${words.without}, ${words.weight}`,
        `${words.without}, ${words.value}`,
      ]}
      rows={() =>
        days.map((day) => [
          dayName(day),
          kg(day.grams),
          money(day.paise),
          kg(day.habit.grams),
          money(day.habit.paise),
        ])
      }
    >
      <Key
        entries={[
          { look: 'solid', label: words.with, isDrawn: days.some((day) => lookOf(day) === 'solid') },
          { look: 'hatch', label: words.habit, isDrawn: days.some((day) => lookOf(day) === 'hatch') },
          { look: 'live', label: words.today, isDrawn: days.some((day) => lookOf(day) === 'live') },
          { look: 'level', label: words.without, isDrawn: days.length > 0 },
        ]}
      />
      <Plot name={words.title} points={points} axis={axis} unit={words.unit}>
        {days.map((day) => {
          const { date, grams, habit } = day;
          const at = { x: x(date), width };
          return (
            <g key={date}>
              <Bar {...at} look={lookOf(day)} to={heightOf(axis, grams / 1000)} />
              <Level {...at} at={heightOf(axis, habit.grams / 1000)} />
            </g>
          );
        })}
      </Plot>
      <p className="cap">
        {saving.days > 0 && (
          <b>
            {fill(words.result, {
              kg: kg(saving.with.grams),
              rupees: money(saving.with.paise),
              days: saving.days,
              habitKg: kg(saving.without.grams),
              habitRupees: money(saving.without.paise),
              savedKg: kg(saved.grams),
              saved: money(saved.paise),
            })}
          </b>
        )}{' '}
        {saving.days > 0 && words.set} {fill(words.method, { from: shortDay(plan.kitchen.forecastFrom) })}
      </p>
    </Chart>
  );
});
