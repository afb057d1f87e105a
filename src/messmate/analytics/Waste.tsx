import { memo } from 'react';
import { fill } from '../../content/fill.ts';
import { axisOf } from '../../ui/Bars/Bars.tsx';
import { Legend } from '../../ui/Legend/Legend.tsx';
import { Chart, ChartTable } from '../controls/Chart.tsx';
import { type DayRow, savingOf } from '../engine/selectors/period-sums.ts';
import { rupees } from '../format.ts';
import { useDemo } from '../store/context.ts';
import { dayName, kilos, kilosMark, shortDay, ticksOf } from './days.ts';

/** Food left over, in kilograms and rupees, with the forecast and without. */
export const Waste = memo(function Waste({ days }: { days: readonly DayRow[] }) {
  const { page, plan, words: demo } = useDemo().data;
  const { waste: words } = demo.analytics;
  const kg = (grams: number) => fill(words.kg, { kg: kilos(grams) });
  const money = (paise: number) => rupees(Math.round(paise / 100) * 100);
  const columns = [
    page.analytics.day,
    words.weight,
    words.value,
    `${words.without}, ${words.weight}`,
    `${words.without}, ${words.value}`,
  ];
  const rowOf = (day: DayRow): [string, string, string, string, string] => [
    dayName(day),
    kg(day.grams),
    money(day.paise),
    kg(day.habit.grams),
    money(day.habit.paise),
  ];
  const ticks = ticksOf(days);
  const points = days.map((day, i) => {
    const [name, weight, value, habitKg, habitRupees] = rowOf(day);
    const label = fill(words.point, { day: name, kg: weight, rupees: value, habitKg, habitRupees });
    return { key: day.date, label, tick: '', ...ticks[i] };
  });
  const bars = {
    done: days.map(({ grams, byForecast }) => (byForecast ? grams : 0)),
    toCome: days.map(({ grams, byForecast }) => (byForecast ? 0 : grams)),
    now: days.findIndex(({ date }) => date === plan.day),
    lines: days.map(({ habit }) => habit.grams),
  };
  const { days: count, with: left, without } = savingOf(days.flatMap(({ cells }) => cells));
  const result =
    count > 0 &&
    fill(words.result, {
      kg: kg(left.grams),
      rupees: money(left.paise),
      days: count,
      habitKg: kg(without.grams),
      habitRupees: money(without.paise),
      savedKg: kg(without.grams - left.grams),
      saved: money(without.paise - left.paise),
    });
  return (
    <>
      <Legend
        words={{ served: words.with, due: words.habit, live: words.today, line: words.without }}
        of={[bars]}
      />
      <Chart
        name={words.title}
        label={result || words.title}
        points={points}
        bars={bars}
        axis={axisOf(days.flatMap(({ grams, habit }) => [grams, habit.grams]))}
        unit={words.unit}
        text={kilosMark}
      />
      <p className="caption">
        {result && <b>{result}</b>} {result && words.set}{' '}
        {fill(words.method, { from: shortDay(plan.kitchen.forecastFrom) })}
      </p>
      <ChartTable name={words.title} columns={columns} rows={() => days.map(rowOf)} />
    </>
  );
});
