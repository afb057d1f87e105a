import { dayNumber, weekdayOf } from './calendar.ts';
import type { HostelPlan } from './plan.ts';
import { createRandom, drawBelow, STREAMS } from './random.ts';
import type { Resident } from './residents.ts';

const FRIDAY = 4;

/** An array for each meal of each day, with 1 at the index of each resident who is on leave. */
export type Absences = readonly Uint8Array[];

/** Returns false for an unknown resident. `day` counts from the history's first day. */
export const isAbsent = (absences: Absences, day: number, mealIndex: number, resident: number): boolean =>
  absences[day * 4 + mealIndex]?.[resident] === 1;

/** Simulates leave at weekends, around calendar entries and on random days. Leave on random days ends before a breakfast. */
export function buildAbsences(
  plan: HostelPlan,
  residents: readonly Resident[],
  firstDay: number,
  days: number,
): Absences {
  const absences = Array.from({ length: days * 4 }, () => new Uint8Array(residents.length));
  residents.forEach(({ traits }, resident) => {
    const nextRandom = createRandom(plan.seed, STREAMS.leave, resident);
    /** Marks leave from one meal until before another, both counted from the first day's breakfast. */
    const markAbsent = (fromMeal: number, untilMeal: number) => {
      for (const meal of absences.slice(Math.max(0, fromMeal), Math.max(0, untilMeal))) meal[resident] = 1;
    };
    for (const { from, to, away } of plan.calendar) {
      const [first, last] = [dayNumber(from) - firstDay, dayNumber(to) - firstDay];
      // The first missed meal is one from the eve's dinner to the first day's snacks, if any; the last is one of the last day.
      if (away > 0 && nextRandom() * 100 < away)
        markAbsent(first * 4 - 1 + drawBelow(nextRandom, 4), last * 4 + 1 + drawBelow(nextRandom, 4));
    }
    for (let day = 0; day < days; day++) {
      if (nextRandom() * 100 < plan.leave.oddDays)
        markAbsent(day * 4 + drawBelow(nextRandom, 4), (day + 1 + drawBelow(nextRandom, 4)) * 4);
      if (!traits.livesNearHome || weekdayOf(firstDay + day) !== FRIDAY) continue;
      // From Friday's dinner or Saturday's breakfast, until Sunday's snacks, dinner or Monday's breakfast.
      if (nextRandom() * 100 < plan.leave.weekend)
        markAbsent(day * 4 + 3 + drawBelow(nextRandom, 2), (day + 2) * 4 + 2 + drawBelow(nextRandom, 3));
    }
  });
  return absences;
}
