import { isoDay, weekdayOf } from './calendar.ts';
import { forecastPlates, forecastRates, type PastMeal } from './forecast.ts';
import { computeLeftovers } from './kitchen.ts';
import { type Absences, countPresent, isAbsent } from './leave.ts';
import { sum } from './lists.ts';
import { type HostelPlan, MEALS } from './plan.ts';
import { createRandom, STREAMS } from './random.ts';
import type { Resident } from './residents.ts';
import { computeTurnout, forEachEater, isServed, isSpecial } from './turnout.ts';

export type MealDay = Readonly<ReturnType<typeof mealDay>>;

/**
 * The simulated days before the sample day, by meal and oldest first. Each is forecast only from earlier days, so the error
 * is real.
 */
export function buildHistory(
  plan: HostelPlan,
  residents: readonly Resident[],
  absences: Absences,
  firstDay: number,
): readonly (readonly MealDay[])[] {
  return MEALS.map((_, meal) => {
    const past: MealDay[] = [];
    for (let i = 0; i < plan.historyDays; i++) {
      const present = countPresent(plan, residents, absences, i, meal);
      const eaten = plan.wings.map(() => 0);
      const day = firstDay + i;
      const nextRandom = createRandom(plan.seed, STREAMS.turnout, day, meal, 1);
      const isAway = (resident: number) => isAbsent(absences, i, meal, resident);
      forEachEater(residents, computeTurnout(plan, day, meal), nextRandom, meal, isAway, (resident) => {
        const { wing } = residents[resident] as Resident;
        eaten[wing] = (eaten[wing] ?? 0) + 1;
      });
      past.push(mealDay(plan, past, day, meal, present, eaten));
    }
    return past;
  });
}

/** Counts are plates; `forecast` is the morning's, and `groceries` are paise for all plates cooked. */
function mealDay(
  plan: HostelPlan,
  past: readonly PastMeal[],
  day: number,
  meal: number,
  presentByWing: number[],
  eatenByWing: number[],
) {
  const id = MEALS[meal] ?? 'breakfast';
  const served = isServed(plan, day, id);
  const rates = forecastRates(past, weekdayOf(day), plan.wings.length);
  const eaten = sum(eatenByWing);
  const { wasted, usesForecast } = computeLeftovers(plan, day, id);
  const cooked = eaten + wasted;
  return {
    date: isoDay(day),
    day,
    weekday: weekdayOf(day),
    isSpecial: !served || isSpecial(plan, day),
    isServed: served,
    presentByWing,
    eatenByWing,
    eaten,
    forecast: served ? sum(forecastPlates(rates, presentByWing)) : 0,
    /** False on days when the kitchen cooked by habit. */
    usesForecast,
    cooked,
    wasted,
    groceries: cooked * plan.meals[id].groceries,
  };
}
