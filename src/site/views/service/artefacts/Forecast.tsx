import { fill } from '../../../../content/fill.ts';
import { formatNumber } from '../../../../content/language/locale.ts';
import { t } from '../../../../content/t.ts';
import {
  countAveragedMeals,
  ERROR_DAYS,
  forecastError,
  lastWeekError,
} from '../../../../messmate/engine/forecast-error.ts';
import type { MealId } from '../../../../messmate/engine/plan.ts';
import { mealsInWeek } from '../../../../messmate/engine/time.ts';
import { BarChart, roundAxis } from '../../../../ui/Bars/Bars.tsx';
import { Legend } from '../../../../ui/Legend/Legend.tsx';
import { Row, Table } from '../../../../ui/Table/Table.tsx';
import { DrawingFrame, type DrawingProps } from './DrawingFrame.tsx';

/** The mean error, in plates, of the forecast and of last week's figure, for all meals and for each meal. */
export function Forecast({ words: { forecast: words }, state: { hostel }, meal: demoMeal }: DrawingProps) {
  /** @param meal null for the mean of all meals */
  const computeRow = (meal: MealId | null) => ({
    name: meal ? hostel.plan.meals[meal].name : t('All'),
    model: forecastError(hostel, meal),
    lastWeek: lastWeekError(hostel, meal),
  });
  const allMeals = computeRow(null);
  const rows = [allMeals, ...mealsInWeek(hostel.plan).map(computeRow)];
  const values = { actual: rows.map(({ model }) => model), lines: rows.map(({ lastWeek }) => lastWeek) };
  const formatError = (plates: number, isSmaller: boolean) =>
    isSmaller ? <b>{formatNumber(plates)}</b> : plates;
  return (
    <DrawingFrame
      title={fill(words.title, allMeals)}
      caption={fill(words.caption, { days: ERROR_DAYS, meals: countAveragedMeals(hostel) })}
      demoLink={demoMeal && { tab: 'analytics', label: words.live }}
    >
      <Legend labels={{ actual: t('Forecast'), lines: t('Same as last week') }} />
      <BarChart
        values={values}
        axis={roundAxis([...values.actual, ...values.lines])}
        axisTitle={t('Plates off')}
        barLabels={rows.map(({ name }) => ({ text: name }))}
      />
      <Table columns={[t('Meal'), t('Forecast'), t('Same as last week')]}>
        <tbody>
          {rows.map(({ name, model, lastWeek }) => (
            <Row
              key={name}
              head={name}
              cells={[formatError(model, model <= lastWeek), formatError(lastWeek, lastWeek < model)]}
            />
          ))}
        </tbody>
      </Table>
    </DrawingFrame>
  );
}
