import { formatNumber } from '../../content/language/locale.ts';
import { t } from '../../content/t.ts';
import { roundAxis } from '../../ui/Bars/Bars.tsx';
import { Legend } from '../../ui/Legend/Legend.tsx';
import { ChartTable } from '../controls/Chart.tsx';
import { forecastError } from '../engine/forecast-error.ts';
import type { MealResult } from '../engine/selectors/period.ts';
import { useDemo } from '../store/context.ts';
import type { ChartData } from './chart-data.ts';
import { buildBarLabels, weekdayDate } from './days.ts';
import { MealCharts } from './MealCharts.tsx';

/** Plates cooked against plates eaten, by day, a chart for each meal. */
export function Plates({ hostel, pastMeals, mealsToday, activeMeal }: ChartData) {
  const { plan } = useDemo().data;
  const describeMeal = ({ meal, eaten, forecast, cooked, ...day }: MealResult) => {
    const values = { day: weekdayDate(day), meal: plan.meals[meal].name, eaten: formatNumber(eaten) };
    return cooked === null
      ? t('{meal}, {day}: {eaten} eaten so far of {forecast} ± {error} expected', {
          ...values,
          forecast: formatNumber(forecast),
          error: forecastError(hostel, meal),
        })
      : t('{meal}, {day}: {eaten} eaten of {cooked} cooked', { ...values, cooked: formatNumber(cooked) });
  };
  const results = [...pastMeals, ...mealsToday];
  const charts = mealsToday.map(({ meal }) => {
    const days = results.filter((result) => result.meal === meal);
    const barLabels = buildBarLabels(days);
    return {
      meal,
      values: toBarValues(days),
      points: days.map((day, i) => ({ key: day.date, label: describeMeal(day), text: '', ...barLabels[i] })),
      initialIndex: days.length - 1,
    };
  });
  return (
    <>
      <Legend
        labels={{
          actual: t('Eaten'),
          lines: t('Cooked'),
          current: t('Today, so far'),
          expected: t('Expected today'),
        }}
        charts={charts.map(({ values }) => values)}
      />
      <MealCharts
        name={t('Cooked and eaten')}
        charts={charts}
        axis={roundAxis(results.map(({ eaten, forecast, cooked }) => cooked ?? Math.max(eaten, forecast)))}
        activeMeal={activeMeal}
      />
    </>
  );
}

export function PlatesTable({ pastMeals, mealsToday }: ChartData) {
  const { plan } = useDemo().data;
  return (
    <ChartTable
      name={t('Cooked and eaten')}
      columns={[t('Day'), t('Meal'), t('Eaten'), t('Cooked'), t('Not eaten')]}
      rows={() =>
        [...pastMeals, ...mealsToday].map(({ date, meal, eaten, cooked }) => [
          weekdayDate({ date }),
          plan.meals[meal].name,
          formatNumber(eaten),
          cooked === null ? t('unknown') : formatNumber(cooked),
          cooked === null ? t('unknown') : formatNumber(cooked - eaten),
        ])
      }
    />
  );
}

const toBarValues = (days: readonly MealResult[]) => ({
  actual: days.map(({ eaten }) => eaten),
  expected: days.map(({ eaten, forecast, cooked }) => (cooked === null ? Math.max(0, forecast - eaten) : 0)),
  current: days.length - 1,
  // A meal that is not served has no line, because nothing was cooked.
  lines: days.map(({ cooked }) => cooked || null),
});
