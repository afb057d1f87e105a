import { isoDay, weekdayOf } from './calendar.ts';
import { forecastPlates, type PastMeal } from './forecast.ts';
import { computeLeftovers } from './kitchen.ts';
import { type Absences, isAbsent } from './leave.ts';
import { sum } from './lists.ts';
import { type HostelPlan, MEALS } from './plan.ts';
import { countByWing, type Resident } from './residents.ts';
import { drawEaters, isFestivalOrExam, isServed } from './turnout.ts';

export type MealDay = Readonly<ReturnType<typeof buildMealDay>>;

/** Simulates the days before the sample day, by meal, oldest first. As in reality, a forecast uses earlier days only. */
export function buildHistory(
  plan: HostelPlan,
  residents: readonly Resident[],
  absences: Absences,
  firstDay: number,
): readonly (readonly MealDay[])[] {
  return MEALS.map((_, meal) => {
    const past: MealDay[] = [];
    for (let i = 0; i < plan.historyDays; i++) {
      const day = firstDay + i;
      const isAway = (resident: number) => isAbsent(absences, i, meal, resident);
      const present = residents.filter(({ index }) => !isAway(index));
      const eaters = drawEaters(plan, residents, day, meal, isAway);
      past.push(buildMealDay(plan, past, day, meal, countByWing(plan, present), countByWing(plan, eaters)));
    }
    return past;
  });
}

/** `presentByWing` counts residents; other counts are plates. `forecast` is the morning's; `groceries` is paise. */
function buildMealDay(
  plan: HostelPlan,
  past: readonly PastMeal[],
  day: number,
  mealIndex: number,
  presentByWing: number[],
  eatenByWing: number[],
) {
  const id = MEALS[mealIndex] ?? 'breakfast';
  const isMealServed = isServed(plan, day, id);
  const eaten = sum(eatenByWing);
  const { leftOver, usesForecast } = computeLeftovers(plan, day, id);
  const cooked = eaten + leftOver;
  return {
    date: isoDay(day),
    day,
    weekday: weekdayOf(day),
    isSpecial: !isMealServed || isFestivalOrExam(plan, day),
    isServed: isMealServed,
    presentByWing,
    eatenByWing,
    eaten,
    forecast: isMealServed ? forecastPlates(past, weekdayOf(day), presentByWing) : 0,
    /** False on days when the kitchen cooked by habit. */
    usesForecast,
    cooked,
    leftOver,
    groceries: cooked * plan.meals[id].groceries,
  };
}
