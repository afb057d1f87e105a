import { type HostelPlan, MEALS, type MealId, type MealPlan } from './plan.ts';
import { sum } from './sum.ts';

/** Seconds in a day: the clock of the sample day ends there. */
export const DAY_END = 86400;

/** A meal is due before its counter opens, then live, and done after closing. */
export type Phase = 'due' | 'live' | 'done';

/** Phase of a meal at a second since midnight. */
export function phaseOf(meal: MealPlan, second: number): Phase {
  if (second < meal.opens * 60) return 'due';
  return second < meal.closes * 60 ? 'live' : 'done';
}

/** The meal that is served at a second; null between meals. A second belongs to the minute that it completes. */
export function mealAt(plan: HostelPlan, second: number): MealId | null {
  for (const id of MEALS) {
    const { opens, closes } = plan.meals[id];
    if (second > opens * 60 && second <= closes * 60) return id;
  }
  return null;
}

/** The meal that a screen shows: the live one, or else the next, or else the last. */
export function currentMeal(plan: HostelPlan, second: number): MealId {
  return MEALS.find((id) => phaseOf(plan.meals[id], second) !== 'done') ?? 'dinner';
}

/**
 * The meal that the demo serves at a second: the last that has opened, which stays when its counter has closed, or else
 * the first.
 */
export function servedMeal(plan: HostelPlan, second: number): MealId {
  return MEALS.findLast((id) => phaseOf(plan.meals[id], second) !== 'due') ?? 'breakfast';
}

/**
 * Which five minutes of a meal a second belongs to, from 0. Second 300 after opening is still in the first: at 13:20:00
 * the bar of 13:15 to 13:20 is complete and is the current one.
 */
export function binOf(meal: MealPlan, second: number): number {
  return Math.max(0, Math.min(meal.curve.length - 1, Math.floor((second - meal.opens * 60 - 1) / 300)));
}

/** How much of a meal's usual curve is still ahead at a second, 1 to 0; within five minutes it falls evenly. */
export function shareAhead({ opens, curve }: MealPlan, second: number): number {
  const ahead = curve.map(
    (weight, i) => weight * Math.max(0, Math.min(1, i + 1 - (second / 60 - opens) / 5)),
  );
  return sum(ahead) / sum(curve);
}

/** Hour of the day, 0 to 23, that a second belongs to. */
export function hourOf(second: number): number {
  return Math.max(0, Math.min(23, Math.floor((second - 1) / 3600)));
}
