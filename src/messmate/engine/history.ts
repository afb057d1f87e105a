import { isoDay, weekdayOf } from './calendar.ts';
import { forecastPlates, forecastRates, type PastMeal } from './forecast.ts';
import { leftAtClosing } from './kitchen.ts';
import { type Absences, isAbsent, presentAt } from './leave.ts';
import { type HostelPlan, MEALS } from './plan.ts';
import { random, STREAMS } from './random.ts';
import type { Resident } from './residents.ts';
import { sum } from './sum.ts';
import { chanceOf, eachEater, isServed, isSpecial } from './turnout.ts';

/** Counts are plates, the forecast is the morning's, and groceries are paise for all plates cooked. */
export type MealDay = PastMeal &
  Readonly<{
    date: string;
    day: number;
    /** False on weekdays without this meal. */
    isServed: boolean;
    eaten: number;
    forecast: number;
    /** False on days when the kitchen cooked by habit. */
    byForecast: boolean;
    cooked: number;
    wasted: number;
    groceries: number;
  }>;

/** Past days by meal, 0 to 3, oldest first. */
export type History = readonly (readonly MealDay[])[];

/** The simulated days before the sample day. Each is forecast only from earlier days, so the error is real. */
export function buildHistory(
  plan: HostelPlan,
  residents: readonly Resident[],
  absences: Absences,
  firstDay: number,
): History {
  return MEALS.map((id, meal) => {
    const past: MealDay[] = [];
    for (let i = 0; i < plan.historyDays; i++) {
      const day = firstDay + i;
      const isAway = (resident: number) => isAbsent(absences, i, meal, resident);
      const presentByWing = presentAt(plan, residents, absences, i, meal);
      const eatenByWing = plan.wings.map(() => 0);
      const next = random(plan.seed, STREAMS.turnout, day, meal, 1);
      eachEater(residents, chanceOf(plan, day, meal), next, meal, isAway, (r) => {
        const wing = (residents[r] as Resident).wing;
        eatenByWing[wing] = (eatenByWing[wing] ?? 0) + 1;
      });

      const served = isServed(plan, day, id);
      const rates = forecastRates(past, weekdayOf(day), plan.wings.length);
      const forecast = served ? sum(forecastPlates(rates, presentByWing)) : 0;
      const eaten = sum(eatenByWing);
      const { wasted, byForecast } = leftAtClosing(plan, day, id);
      const cooked = eaten + wasted;
      past.push({
        date: isoDay(day),
        day,
        weekday: weekdayOf(day),
        special: !served || isSpecial(plan, day),
        isServed: served,
        presentByWing,
        eatenByWing,
        eaten,
        forecast,
        byForecast,
        cooked,
        wasted,
        groceries: cooked * plan.meals[id].groceries,
      });
    }
    return past;
  });
}
