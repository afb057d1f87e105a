import { meanAbsoluteError } from './forecast.ts';
import type { MealDay } from './history.ts';
import type { Hostel } from './hostel.ts';
import { MEAL_INDEX, MEALS, type MealId } from './plan.ts';

const WEEK = 7;
/** Past days over which an error is measured. */
export const ERROR_DAYS = 4 * WEEK;

/** The guess for the day at index `at` of a meal's history. */
type Guess = (past: readonly MealDay[], at: number) => number | undefined;

function errorOf({ history }: Hostel, meal: MealId | null, guess: Guess): number {
  const pairs = (meal ? [meal] : MEALS).flatMap((id) => {
    const past = history[MEAL_INDEX[id]] ?? [];
    return past.slice(-ERROR_DAYS).map(({ eaten }, i) => {
      return [guess(past, past.length - ERROR_DAYS + i) ?? eaten, eaten] as const;
    });
  });
  return Math.max(1, Math.round(meanAbsoluteError(pairs)));
}

/**
 * The mean absolute error of the forecast of a meal, or of all four, over every day of the last four weeks, in whole
 * plates, at least one. Every error on the site is this one (docs/decisions/one-error.md).
 */
export const forecastError = (hostel: Hostel, meal: MealId | null): number =>
  errorOf(hostel, meal, (past, at) => past[at]?.forecast);

/** How far off "the same as last week" would have been at the same meals. */
export const lastWeekError = (hostel: Hostel, meal: MealId | null): number =>
  errorOf(hostel, meal, (past, at) => past[at - WEEK]?.eaten);
