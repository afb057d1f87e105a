import type { MealDay } from './history.ts';
import type { Hostel } from './hostel.ts';
import { sum } from './lists.ts';
import { MEAL_INDEX, MEALS, type MealId } from './plan.ts';

const DAYS_PER_WEEK = 7;
/** The number of days over which the error is averaged. */
export const ERROR_DAYS = 4 * DAYS_PER_WEEK;

/** Returns the plates forecast for a day of a meal's history. @param index of the day */
type Forecast = (past: readonly MealDay[], index: number) => number | undefined;

/** Returns a mean absolute error in plates, over all meals if `meal` is null. A day without a forecast has error 0. */
function meanError({ history }: Hostel, meal: MealId | null, forecastDay: Forecast): number {
  const errors = (meal ? [meal] : MEALS).flatMap((id) => {
    const past = history[MEAL_INDEX[id]] ?? [];
    return past.slice(-ERROR_DAYS).flatMap(({ eaten, isServed }, i) => {
      const forecast = forecastDay(past, past.length - ERROR_DAYS + i) ?? eaten;
      return isServed ? Math.abs(forecast - eaten) : [];
    });
  });
  return Math.max(1, Math.round(sum(errors) / Math.max(1, errors.length)));
}

/** Returns the forecast's mean absolute error over four weeks, in whole plates, at least 1 (docs/decisions/one-error.md). */
export const forecastError = (hostel: Hostel, meal: MealId | null): number =>
  meanError(hostel, meal, (past, index) => past[index]?.forecast);

/** Counts the meals served in the four weeks, over which the error of all meals is averaged. */
export const countAveragedMeals = ({ history }: Hostel): number =>
  history.flatMap((past) => past.slice(-ERROR_DAYS)).filter(({ isServed }) => isServed).length;

/** Returns the error of a forecast that repeats last week's plates, over the same meals. */
export const lastWeekError = (hostel: Hostel, meal: MealId | null): number =>
  meanError(hostel, meal, (past, index) => past[index - DAYS_PER_WEEK]?.eaten);
