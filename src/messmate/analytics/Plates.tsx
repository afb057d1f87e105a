import { formatNumber } from '../../content/language/locale.ts';
import { t } from '../../content/t.ts';
import { roundAxis } from '../../ui/Bars/Bars.tsx';
import { Legend } from '../../ui/Legend/Legend.tsx';
import { ChartTable } from '../controls/Chart.tsx';
import { forecastError } from '../engine/forecast-error.ts';
import type { MealResult } from '../engine/selectors/period.ts';
import { useDemo } from '../store/context.ts';
import type { ChartData } from './chart-data.ts';
import { dayName, dayTicks } from './days.ts';
import { MealCharts } from './MealCharts.tsx';

/** Plates cooked against plates eaten, by day, a chart for each meal. */
export function Plates({ hostel, past, today, activeMeal }: ChartData) {
  const { plan } = useDemo().data;
  const describeMeal = ({ meal, eaten, forecast, cooked, ...day }: MealResult) => {
    const values = { day: dayName(day), meal: plan.meals[meal].name, eaten: formatNumber(eaten) };
    return cooked === null
      ? t('{meal}, {day}: {eaten} eaten so far of {forecast} ± {error} expected', {
          ...values,
          forecast: formatNumber(forecast),
          error: forecastError(hostel, meal),
        })
      : t('{meal}, {day}: {eaten} eaten of {cooked} cooked', { ...values, cooked: formatNumber(cooked) });
  };
  const charts = today.map((result) => {
    const days = [...past.filter(({ meal }) => meal === result.meal), result];
    const ticks = dayTicks(days);
    return {
      meal: result.meal,
      values: barValues(days),
      points: days.map((day, i) => ({ key: day.date, label: describeMeal(day), tick: '', ...ticks[i] })),
      initialIndex: days.length - 1,
    };
  });
  return (
    <>
      <Legend
        labels={{ served: t('Eaten'), line: t('Cooked'), live: t('Today, so far'), due: t('Expected today') }}
        charts={charts.map(({ values }) => values)}
      />
      <MealCharts
        name={t('Cooked and eaten')}
        charts={charts}
        axis={roundAxis(
          [...past, ...today].map(({ eaten, forecast, cooked }) => cooked ?? Math.max(eaten, forecast)),
        )}
        activeMeal={activeMeal}
      />
    </>
  );
}

export function PlatesTable({ past, today }: ChartData) {
  const { plan } = useDemo().data;
  return (
    <ChartTable
      name={t('Cooked and eaten')}
      columns={[t('Day'), t('Meal'), t('Eaten'), t('Cooked'), t('Not eaten')]}
      rows={() =>
        [...past, ...today].map((cell) => [
          dayName(cell),
          plan.meals[cell.meal].name,
          formatNumber(cell.eaten),
          cell.cooked === null ? t('not yet') : formatNumber(cell.cooked),
          cell.cooked === null ? t('not yet') : formatNumber(cell.cooked - cell.eaten),
        ])
      }
    />
  );
}

const barValues = (days: readonly MealResult[]) => ({
  actual: days.map(({ eaten }) => eaten),
  expected: days.map(({ eaten, forecast, cooked }) => (cooked === null ? Math.max(0, forecast - eaten) : 0)),
  current: days.length - 1,
  // A meal that is not served has no line, because nothing was cooked.
  lines: days.map(({ cooked }) => cooked || null),
});
