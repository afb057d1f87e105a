import type { MealDay } from './history.ts';
import type { Hostel } from './hostel.ts';
import { sum } from './lists.ts';
import { MEAL_INDEX, MEALS, type MealId } from './plan.ts';

const WEEK = 7;
export const ERROR_DAYS = 4 * WEEK;

/** The guess for the day at an index of a meal's history. */
type Guess = (past: readonly MealDay[], index: number) => number | undefined;

function errorOf({ history }: Hostel, meal: MealId | null, guess: Guess): number {
  const errors = (meal ? [meal] : MEALS).flatMap((id) => {
    const past = history[MEAL_INDEX[id]] ?? [];
    return past.slice(-ERROR_DAYS).flatMap(({ eaten, isServed }, i) => {
      const guessed = guess(past, past.length - ERROR_DAYS + i) ?? eaten;
      return isServed ? Math.abs(guessed - eaten) : [];
    });
  });
  return Math.max(1, Math.round(sum(errors) / Math.max(1, errors.length)));
}

/** Mean absolute error over four weeks, in whole plates, at least 1 (docs/decisions/one-error.md). */
export const forecastError = (hostel: Hostel, meal: MealId | null): number =>
  errorOf(hostel, meal, (past, index) => past[index]?.forecast);

/** The number of meals behind the error of all. */
export const mealsBehindError = ({ history }: Hostel): number =>
  history.flatMap((past) => past.slice(-ERROR_DAYS)).filter(({ isServed }) => isServed).length;

/** The error of "the same as last week" at the same meals. */
export const lastWeekError = (hostel: Hostel, meal: MealId | null): number =>
  errorOf(hostel, meal, (past, index) => past[index - WEEK]?.eaten);
