import { dayNumber, weekdayOf } from './calendar.ts';
import { type CalendarEntry, type HostelPlan, MEALS, type MealId, WEEKDAYS } from './plan.ts';
import { createRandom, drawNormal, STREAMS } from './random.ts';
import type { Resident } from './residents.ts';

/** Returns true on festivals and examination days, which the kitchen knows in advance. */
export const isFestivalOrExam = (plan: HostelPlan, day: number): boolean =>
  calendarEntriesOn(plan, day).some((entry) => entry.kind !== 'rain');

const calendarEntriesOn = ({ calendar }: HostelPlan, day: number): CalendarEntry[] =>
  calendar.filter(({ from, to }) => day >= dayNumber(from) && day <= dayNumber(to));

export const isServed = ({ menus }: HostelPlan, day: number, meal: MealId): boolean =>
  !menus[WEEKDAYS[weekdayOf(day)] ?? 'mon'][meal].closed;

/** Computes the chance, 0 to 1, that a present resident of average appetite eats at a meal; 0 if it is not served. */
function computeTurnout(plan: HostelPlan, day: number, mealIndex: number): number {
  const id = MEALS[mealIndex] ?? 'breakfast';
  if (!isServed(plan, day, id)) return 0;
  const usual = plan.turnout[WEEKDAYS[weekdayOf(day)] ?? 'mon'][id];
  const shift = calendarEntriesOn(plan, day).reduce((total, entry) => total + entry.shift[id], 0);
  // The turnout of a meal varies from day to day with a standard deviation of 1.1 percentage points.
  const variationPercent = drawNormal(createRandom(plan.seed, STREAMS.turnout, day, mealIndex)) * 1.1;
  return Math.min(0.99, Math.max(0.05, (usual + shift + variationPercent) / 100));
}

/**
 * Draws the residents who eat at a meal. With appetite k, from -1 to 1, the chance is p + k·p·(1 − p), which is within 0 and 1
 * and has mean p. `createRandom` gets a final 1, so that these numbers differ from those of `computeTurnout`.
 */
export function drawEaters(
  plan: HostelPlan,
  residents: readonly Resident[],
  day: number,
  mealIndex: number,
  isAway: (resident: number) => boolean,
): Resident[] {
  const nextRandom = createRandom(plan.seed, STREAMS.turnout, day, mealIndex, 1);
  const chance = computeTurnout(plan, day, mealIndex);
  const spread = chance * (1 - chance);
  return residents.filter(({ traits }, index) => {
    const threshold = chance + (traits.appetites[mealIndex] as number) * spread;
    return nextRandom() < threshold && !isAway(index);
  });
}
