import type { Hostel } from '../hostel.ts';
import { MEALS, type MealId } from '../plan.ts';
import { cellsFrom } from './period.ts';
import { offOf } from './period-sums.ts';

/** How many of the last days a forecast's error is told from. */
const ERROR_DAYS = 28;

/** The meals of the last days, all of them or one. */
const lately = (hostel: Hostel, meal: MealId | null) => cellsFrom(hostel, hostel.day - ERROR_DAYS, meal);

/**
 * How far the forecast of a meal was off of late, in whole plates: the mean absolute error, never less than one plate.
 * Every forecast that is shown has it beside it.
 */
export const forecastError = (hostel: Hostel, meal: MealId): number =>
  Math.max(1, Math.round(offOf(lately(hostel, meal)).forecast));

/**
 * How far the forecast was off of late, against "the same as last week" for the same meals, all and one by one: those
 * for which last week is a fair guess, without festivals and examinations, and none a week before.
 */
export function forecastMethod(hostel: Hostel) {
  const fair = (meal: MealId | null) => offOf(lately(hostel, meal).filter(({ isFair }) => isFair));
  return {
    days: ERROR_DAYS,
    ordinary: fair(null),
    ordinaryByMeal: MEALS.map((meal) => ({ meal, ...fair(meal) })),
  };
}
