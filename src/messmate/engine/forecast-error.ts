import type { MealDay } from './history.ts';
import type { Hostel } from './hostel.ts';
import { sum } from './lists.ts';
import { MEAL_INDEX, MEALS, type MealId } from './plan.ts';

const DAYS_PER_WEEK = 7;
export const ERROR_DAYS = 4 * DAYS_PER_WEEK;

/** Guesses the plates eaten on the day at an index of a meal's history. */
type Guess = (past: readonly MealDay[], index: number) => number | undefined;

function meanError({ history }: Hostel, meal: MealId | null, guess: Guess): number {
  const errors = (meal ? [meal] : MEALS).flatMap((id) => {
    const past = history[MEAL_INDEX[id]] ?? [];
    return past.slice(-ERROR_DAYS).flatMap(({ eaten, isServed }, i) => {
      const guessedPlates = guess(past, past.length - ERROR_DAYS + i) ?? eaten;
      return isServed ? Math.abs(guessedPlates - eaten) : [];
    });
  });
  return Math.max(1, Math.round(sum(errors) / Math.max(1, errors.length)));
}

/** Mean absolute error over four weeks, in whole plates, at least 1 (docs/decisions/one-error.md). */
export const forecastError = (hostel: Hostel, meal: MealId | null): number =>
  meanError(hostel, meal, (past, index) => past[index]?.forecast);

/** Counts the meals from which the error of all meals is computed. */
export const countMealsInError = ({ history }: Hostel): number =>
  history.flatMap((past) => past.slice(-ERROR_DAYS)).filter(({ isServed }) => isServed).length;

/** Error of a forecast that repeats last week's plates, over the same meals. */
export const lastWeekError = (hostel: Hostel, meal: MealId | null): number =>
  meanError(hostel, meal, (past, index) => past[index - DAYS_PER_WEEK]?.eaten);
