import { dayNumber } from './calendar.ts';
import { type HostelPlan, MEAL_INDEX, type MealId } from './plan.ts';
import { createRandom, STREAMS } from './random.ts';
import { isServed } from './turnout.ts';

/** The product claims "up to 30%" less waste, so a meal leaves no less than 70 % of what it leaves on any other day. */
const MIN_LEFTOVER_SHARE = 0.7;

/** The day-to-day variation of leftovers: 3 % up or down. */
const SWING = 0.03;

/** Computes the plates left at closing. Apart from the swing they gradually get fewer once the kitchen uses the forecast. */
export function computeLeftovers(plan: HostelPlan, day: number, meal: MealId) {
  const { reserve } = plan.meals[meal];
  const forecastStart = dayNumber(plan.kitchen.forecastFrom);
  const usesForecast = day >= forecastStart;
  const shrinkingDays = Math.max(1, dayNumber(plan.day) - forecastStart);
  const progress = usesForecast ? Math.min(1, (day - forecastStart + 1) / shrinkingDays) : 0;
  const shareOfReserve = 1 - progress * (1 - plan.kitchen.leftWithForecast / 100);
  const swing = (createRandom(plan.seed, STREAMS.kitchen, day, MEAL_INDEX[meal])() * 2 - 1) * SWING;
  const maxLeftOver = Math.round(reserve * (1 + SWING));
  const minLeftOver = Math.ceil(maxLeftOver * MIN_LEFTOVER_SHARE);
  const leftOver = Math.max(minLeftOver, Math.round(reserve * shareOfReserve * (1 + swing)));
  return { leftOver: isServed(plan, day, meal) ? leftOver : 0, usesForecast };
}
