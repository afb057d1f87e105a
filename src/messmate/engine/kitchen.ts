import { dayNumber } from './calendar.ts';
import { type HostelPlan, MEAL_INDEX, type MealId } from './plan.ts';
import { random, STREAM } from './random.ts';

/** The product says that waste falls "up to 30%": no sample day may do better against any other. */
const LEAST_SHARE_LEFT = 0.7;

/** How much the leftovers vary from day to day, as a share. */
const SWING = 0.03;

/**
 * Plates left when the counter closes on a day. The last round of cooking always follows the queue, so what is left is
 * the reserve that the kitchen keeps: a fixed one by habit, a smaller one with the forecast, lowered step by step until
 * the sample day. The floor keeps any comparison of two days within the claim.
 */
export function leftAtClosing(
  plan: HostelPlan,
  seed: number,
  day: number,
  meal: MealId,
): { readonly wasted: number; readonly byForecast: boolean } {
  const { reserve } = plan.meals[meal];
  const start = dayNumber(plan.kitchen.forecastFrom);
  const byForecast = day >= start;
  const steps = Math.max(1, dayNumber(plan.day) - start);
  const done = byForecast ? Math.min(1, (day - start + 1) / steps) : 0;
  const share = 1 - done * (1 - plan.kitchen.leftWithForecast / 100);
  const swing = (random(seed, STREAM.kitchen, day, MEAL_INDEX[meal])() * 2 - 1) * SWING;
  const most = Math.round(reserve * (1 + SWING));
  const wasted = Math.max(Math.ceil(most * LEAST_SHARE_LEFT), Math.round(reserve * share * (1 + swing)));
  return { wasted, byForecast };
}
