import { formatNumber, weekdayName } from '../../content/language/locale.ts';
import { t } from '../../content/t.ts';
import { roundAxis } from '../../ui/Bars/Bars.tsx';
import { ChartTable } from '../controls/Chart.tsx';
import type { PatternRow } from '../engine/selectors/period.ts';
import { useDemo } from '../store/context.ts';
import type { ChartData } from './chart-data.ts';
import { MealCharts } from './MealCharts.tsx';

/** The mean plates of each weekday of the last four weeks, without special days, in a chart for each meal. */
export function Pattern({ pattern, mealsToday, activeMeal }: ChartData) {
  const { plan } = useDemo().data;
  const charts = mealsToday.map(({ meal }) => {
    const days = pattern.map(({ weekday, cells }) => ({ weekday, ...findCell(cells, meal) }));
    const current = days.findIndex(({ isCurrent }) => isCurrent);
    return {
      meal,
      values: { actual: days.map(({ plates }) => plates ?? 0), current: current < 0 ? undefined : current },
      points: days.map(({ weekday, plates }) => ({
        key: String(weekday),
        text: weekdayName.narrow(weekday),
        label: t('{meal}, {day}: {plates} on average over four weeks', {
          meal: plan.meals[meal].name,
          day: weekdayName.short(weekday),
          plates: platesText(plates),
        }),
      })),
      // The index of today's bar: the bars begin with Monday, which is weekday 0.
      initialIndex: mealsToday[0]?.weekday ?? 0,
    };
  });
  return (
    <>
      <p className="caption">{t('Average plates over four weeks')}</p>
      <MealCharts
        name={t('Attendance pattern')}
        charts={charts}
        axis={roundAxis(charts.flatMap(({ values }) => values.actual))}
        activeMeal={activeMeal}
      />
    </>
  );
}

export function PatternTable({ pattern, mealsToday }: ChartData) {
  const { plan } = useDemo().data;
  return (
    <ChartTable
      name={t('Attendance pattern')}
      columns={[t('Day'), ...mealsToday.map(({ meal }) => plan.meals[meal].name)]}
      rows={() =>
        pattern.map(({ weekday, cells }) => [
          weekdayName.short(weekday),
          ...mealsToday.map(({ meal }) => platesText(findCell(cells, meal)?.plates)),
        ])
      }
    />
  );
}

const findCell = (cells: PatternRow['cells'], meal: string) => cells.find((cell) => cell.meal === meal);

const platesText = (plates: number | null | undefined): string =>
  plates == null ? t('none') : formatNumber(plates);
