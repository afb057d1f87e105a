import type { Hostel } from '../hostel.ts';
import { MEALS, type MealId } from '../plan.ts';
import { cellsFrom } from './period.ts';
import { offOf } from './period-sums.ts';

/** The number of past days from which a forecast's error is measured. */
const ERROR_DAYS = 28;

/** The meals of those days, all of them or one. */
const lately = (hostel: Hostel, meal: MealId | null) => cellsFrom(hostel, hostel.day - ERROR_DAYS, meal);

/**
 * Mean absolute error of a meal's forecast of late, in whole plates, at least one. Every forecast on the site is shown
 * with it.
 */
export const forecastError = (hostel: Hostel, meal: MealId): number =>
  Math.max(1, Math.round(offOf(lately(hostel, meal)).forecast));

/**
 * The forecast's mean error of late, beside that of "the same as last week" for the same meals, all together and one by
 * one. Only meals for which last week is a fair guess: without festivals and examinations, then and a week before.
 */
export function forecastMethod(hostel: Hostel) {
  const fair = (meal: MealId | null) => offOf(lately(hostel, meal).filter(({ isFair }) => isFair));
  return {
    days: ERROR_DAYS,
    ordinary: fair(null),
    ordinaryByMeal: MEALS.map((meal) => ({ meal, ...fair(meal) })),
  };
}
