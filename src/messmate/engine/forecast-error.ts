import { meanAbsoluteError } from './forecast.ts';
import type { MealDay } from './history.ts';
import type { Hostel } from './hostel.ts';
import { MEAL_INDEX, MEALS, type MealId } from './plan.ts';

const WEEK = 7;
export const ERROR_DAYS = 4 * WEEK;

/** The guess for the day at index `at` of a meal's history. */
type Guess = (past: readonly MealDay[], at: number) => number | undefined;

function errorOf({ history }: Hostel, meal: MealId | null, guess: Guess): number {
  const pairs = (meal ? [meal] : MEALS).flatMap((id) => {
    const past = history[MEAL_INDEX[id]] ?? [];
    return past.slice(-ERROR_DAYS).flatMap(({ eaten, isServed }, i) => {
      return isServed ? [[guess(past, past.length - ERROR_DAYS + i) ?? eaten, eaten] as const] : [];
    });
  });
  return Math.max(1, Math.round(meanAbsoluteError(pairs)));
}

/**
 * The mean absolute error of a meal's forecast, or of all, over the last four weeks, in whole plates, at least one.
 * Every error on the site is this one (docs/decisions/one-error.md).
 */
export const forecastError = (hostel: Hostel, meal: MealId | null): number =>
  errorOf(hostel, meal, (past, at) => past[at]?.forecast);

/** How many meals stand behind the error of all. */
export const mealsBehindError = ({ history }: Hostel): number =>
  history.flatMap((past) => past.slice(-ERROR_DAYS)).filter(({ isServed }) => isServed).length;

/** The error of "the same as last week" at the same meals. */
export const lastWeekError = (hostel: Hostel, meal: MealId | null): number =>
  errorOf(hostel, meal, (past, at) => past[at - WEEK]?.eaten);
