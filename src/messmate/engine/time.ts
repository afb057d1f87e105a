import { findLast, last, sum } from './lists.ts';
import { type HostelPlan, MEALS, type MealId, type MealPlan, WEEKDAYS } from './plan.ts';

/** The last second of the sample day, counted from midnight. */
export const LAST_SECOND = 86400;

/** The seconds that a bin of a meal's curve covers. */
export const BIN_SECONDS = 300;
export const FIVE_MINUTES_IN_SECONDS = 300;

/** `due` is before a meal's opening, `live` from its opening second, and `done` from its closing second. */
export type Phase = 'due' | 'live' | 'done';

/** A meal's phase at a second since midnight. A meal that is not served is always done. */
export function phaseOf(meal: MealPlan, second: number): Phase {
  if (meal.closed) return 'done';
  if (second < meal.opens * 60) return 'due';
  return second < meal.closes * 60 ? 'live' : 'done';
}

/** Returns the meal that takes scans, or null. Scans begin after its opening second and end with its closing second. */
export function openMealAt(plan: HostelPlan, second: number): MealId | null {
  for (const id of MEALS) {
    const { opens, closes, closed } = plan.meals[id];
    if (!closed && second > opens * 60 && second <= closes * 60) return id;
  }
  return null;
}

const mealsServedOnSampleDay = ({ meals }: HostelPlan): MealId[] => MEALS.filter((id) => !meals[id].closed);

/** The meals that the mess serves on some weekday. */
export const mealsInWeek = ({ menus }: HostelPlan): MealId[] =>
  MEALS.filter((id) => WEEKDAYS.some((weekday) => !menus[weekday][id].closed));

/** The last meal of the day, usually dinner. */
export const lastMealOfDay = (plan: HostelPlan): MealId => last(mealsServedOnSampleDay(plan)) ?? 'dinner';

/** Returns the meal to show: the open one, otherwise the next, and after the last meal the last. */
export const currentMeal = (plan: HostelPlan, second: number): MealId =>
  MEALS.find((id) => phaseOf(plan.meals[id], second) !== 'done') ?? lastMealOfDay(plan);

/** Returns the last meal that has opened, even if its counter has closed, and before all meals the first. */
export function lastOpenedMeal(plan: HostelPlan, second: number): MealId {
  const meals = mealsServedOnSampleDay(plan);
  return findLast(meals, (id) => phaseOf(plan.meals[id], second) !== 'due') ?? meals[0] ?? 'breakfast';
}

/** Returns the share of a meal's usual plates that are still to come, 1 to 0. The current bin of the curve counts in part. */
export function shareToCome({ opens, curve }: MealPlan, second: number): number {
  const binsOver = (second - opens * 60) / BIN_SECONDS;
  return sum(curve.map((weight, i) => weight * Math.max(0, Math.min(1, i + 1 - binsOver)))) / sum(curve);
}

/** Returns the hour of a second, 0 to 23. Second 3600 still belongs to hour 0. */
export const hourOf = (second: number): number => Math.max(0, Math.min(23, Math.floor((second - 1) / 3600)));
