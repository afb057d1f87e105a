import { t } from '../../content/t.ts';
import { roundAxis } from '../../ui/Bars/Bars.tsx';
import { Legend } from '../../ui/Legend/Legend.tsx';
import { Chart, ChartTable } from '../controls/Chart.tsx';
import { computeSaving, type DayRow } from '../engine/selectors/period.ts';
import { rupees } from '../format.ts';
import { useDemo } from '../store/context.ts';
import type { ChartData } from './chart-data.ts';
import { buildBarLabels, formatKilos, formatKilosTick, shortDay, weekdayDate } from './days.ts';

const weightText = ({ grams }: { grams: number }): string => t('{kg} kg', { kg: formatKilos(grams) });
const roundTo = (unit: number, value: number): number => Math.round(value / unit) * unit;
const costText = ({ paise }: { paise: number }): string => rupees(roundTo(100, paise));

const toCells = ({ byHabit: habit, ...day }: DayRow) =>
  [weekdayDate(day), weightText(day), costText(day), weightText(habit), costText(habit)] as const;

/** Compares the leftovers with and without the forecast in a sentence; empty if no finished meal used the forecast. */
function describeSaving(days: readonly DayRow[]): string {
  const { days: count, withForecast, byHabit } = computeSaving(days.flatMap(({ results }) => results));
  if (count === 0) return '';
  return t(
    'Left over in {days} days: {kg}, {rupees} with the forecast; {habitKg}, {habitRupees} without it. Less by {savedKg}, {saved}.',
    {
      days: count,
      kg: weightText(withForecast),
      rupees: costText(withForecast),
      habitKg: weightText(byHabit),
      habitRupees: costText(byHabit),
      // Of the rounded amounts, so that a reader gets the same differences.
      savedKg: weightText({ grams: roundTo(100, byHabit.grams) - roundTo(100, withForecast.grams) }),
      saved: costText({ paise: roundTo(100, byHabit.paise) - roundTo(100, withForecast.paise) }),
    },
  );
}

export function Waste({ days }: ChartData) {
  const { plan } = useDemo().data;
  const barLabels = buildBarLabels(days);
  const points = days.map((row, i) => {
    const [day, kg, rupees, habitKg, habitRupees] = toCells(row);
    const texts = { day, kg, rupees, habitKg, habitRupees };
    const label = t('{day}: {kg}, {rupees}; without the forecast {habitKg}, {habitRupees}', texts);
    return { key: row.date, label, text: '', ...barLabels[i] };
  });
  const values = {
    actual: days.map(({ grams, usesForecast }) => (usesForecast ? grams : 0)),
    // Days cooked by habit are outlined, as amounts still expected are in other charts.
    expected: days.map(({ grams, usesForecast }) => (usesForecast ? 0 : grams)),
    current: days.findIndex(({ date }) => date === plan.day),
    lines: days.map(({ byHabit }) => byHabit.grams),
  };
  return (
    <>
      <Legend
        labels={{
          actual: t('By forecast'),
          expected: t('By habit'),
          current: t('Today, so far'),
          lines: t('Without forecast'),
        }}
        charts={[values]}
      />
      <Chart
        name={t('Waste')}
        label={describeSaving(days) || t('Waste')}
        points={points}
        values={values}
        axis={roundAxis(days.flatMap(({ grams, byHabit }) => [grams, byHabit.grams]))}
        axisTitle={t('kg')}
        formatTick={formatKilosTick}
      />
    </>
  );
}

export function WasteTable({ days }: ChartData) {
  const { plan } = useDemo().data;
  const saving = describeSaving(days);
  const [weight, cost, without] = [t('Weight'), t('Rupees'), t('Without forecast')];
  return (
    <ChartTable
      name={t('Waste')}
      note={
        <p className="caption">
          <b>{saving}</b> <span>{saving && t('The saving is an assumption of this sample.')}</span>{' '}
          <span>
            {t(
              'Without the forecast: what the kitchen left at these meals before {from}. Rupees count groceries only.',
              { from: shortDay(plan.kitchen.forecastFrom) },
            )}
          </span>
        </p>
      }
      columns={[t('Day'), weight, cost, `${without}, ${weight}`, `${without}, ${cost}`]}
      rows={() => days.map(toCells)}
    />
  );
}
