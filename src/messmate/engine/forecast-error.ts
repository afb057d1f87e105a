import { meanAbsoluteError } from './forecast.ts';
import type { MealDay } from './history.ts';
import type { Hostel } from './hostel.ts';
import { MEAL_INDEX, MEALS, type MealId } from './plan.ts';

const WEEK = 7;
/** The number of past days from which an error is measured. */
export const ERROR_DAYS = 4 * WEEK;

/** Says what was guessed of a day's meal; `past` is the meal's history, in which it is the day at `at`. */
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
 * How far off the forecast of a meal was, or of all four: the mean absolute error of the last four weeks, in whole plates,
 * at least one, with no day left out. Every error on the site is this one (docs/decisions/one-error.md).
 */
export const forecastError = (hostel: Hostel, meal: MealId | null): number =>
  errorOf(hostel, meal, (past, at) => past[at]?.forecast);

/** How far off "the same as last week" would have been at the same meals. */
export const lastWeekError = (hostel: Hostel, meal: MealId | null): number =>
  errorOf(hostel, meal, (past, at) => past[at - WEEK]?.eaten);
