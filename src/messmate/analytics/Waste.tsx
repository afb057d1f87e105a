import { t } from '../../content/t.ts';
import { roundAxis } from '../../ui/Bars/Bars.tsx';
import { Legend } from '../../ui/Legend/Legend.tsx';
import { Chart, ChartTable } from '../controls/Chart.tsx';
import { computeSaving, type DayRow } from '../engine/selectors/period.ts';
import { rupees } from '../format.ts';
import { useDemo } from '../store/context.ts';
import type { ChartData } from './chart-data.ts';
import { dayName, dayTicks, kilos, kilosMark, shortDay } from './days.ts';

const kg = (grams: number): string => t('{kg} kg', { kg: kilos(grams) });
const money = (paise: number): string => rupees(Math.round(paise / 100) * 100);

const rowOf = (day: DayRow) =>
  [dayName(day), kg(day.grams), money(day.paise), kg(day.habit.grams), money(day.habit.paise)] as const;

/** Returns a sentence with the leftovers with and without the forecast, empty before the first day with it. */
function compareLeftovers(days: readonly DayRow[]): string {
  const { days: count, with: leftovers, without } = computeSaving(days.flatMap(({ cells }) => cells));
  if (count === 0) return '';
  return t(
    'Left over in {days} days: {kg}, {rupees} with the forecast; {habitKg}, {habitRupees} without it. Less by {savedKg}, {saved}.',
    {
      kg: kg(leftovers.grams),
      rupees: money(leftovers.paise),
      days: count,
      habitKg: kg(without.grams),
      habitRupees: money(without.paise),
      savedKg: kg(without.grams - leftovers.grams),
      saved: money(without.paise - leftovers.paise),
    },
  );
}

export function Waste({ days }: ChartData) {
  const { plan } = useDemo().data;
  const ticks = dayTicks(days);
  const points = days.map((row, i) => {
    const [day, kg, rupees, habitKg, habitRupees] = rowOf(row);
    const values = { day, kg, rupees, habitKg, habitRupees };
    const label = t('{day}: {kg}, {rupees}; without the forecast {habitKg}, {habitRupees}', values);
    return { key: row.date, label, tick: '', ...ticks[i] };
  });
  const values = {
    actual: days.map(({ grams, usesForecast }) => (usesForecast ? grams : 0)),
    expected: days.map(({ grams, usesForecast }) => (usesForecast ? 0 : grams)),
    current: days.findIndex(({ date }) => date === plan.day),
    lines: days.map(({ habit }) => habit.grams),
  };
  return (
    <>
      <Legend
        labels={{
          served: t('By forecast'),
          due: t('By habit'),
          live: t('Today, so far'),
          line: t('Without forecast'),
        }}
        charts={[values]}
      />
      <Chart
        name={t('Waste')}
        label={compareLeftovers(days) || t('Waste')}
        points={points}
        values={values}
        axis={roundAxis(days.flatMap(({ grams, habit }) => [grams, habit.grams]))}
        unit={t('kg')}
        text={kilosMark}
      />
    </>
  );
}

export function WasteTable({ days }: ChartData) {
  const { plan } = useDemo().data;
  const result = compareLeftovers(days);
  return (
    <ChartTable
      name={t('Waste')}
      note={
        <p className="caption">
          <b>{result}</b> <span>{result && t('The saving is an assumption of this sample.')}</span>{' '}
          <span>
            {t(
              'Without the forecast: what the kitchen left at these meals before {from}. Rupees count groceries only.',
              { from: shortDay(plan.kitchen.forecastFrom) },
            )}
          </span>
        </p>
      }
      columns={[
        t('Day'),
        t('Weight'),
        t('Rupees'),
        `${t('Without forecast')}, ${t('Weight')}`,
        `${t('Without forecast')}, ${t('Rupees')}`,
      ]}
      rows={() => days.map(rowOf)}
    />
  );
}
