import { dayNumber, weekdayOf } from './calendar.ts';
import type { HostelPlan } from './plan.ts';
import { drawBelow, random, STREAMS } from './random.ts';
import type { Resident } from './residents.ts';

const FRIDAY = 4;

/** A list for each meal of each day: 1 for a resident who misses it. */
export type Absences = readonly Uint8Array[];

/** `day` counts from the first, `meal` from 0 to 3. False for a resident who does not exist. */
export const isAbsent = (absences: Absences, day: number, meal: number, resident: number): boolean =>
  absences[day * 4 + meal]?.[resident] === 1;

/** The number of residents not on leave, by wing. `day` and `meal` as in `isAbsent`. */
export function presentAt(
  plan: HostelPlan,
  residents: readonly Resident[],
  absences: Absences,
  day: number,
  meal: number,
): number[] {
  const byWing = plan.wings.map(() => 0);
  residents.forEach(({ wing }, r) => {
    if (!isAbsent(absences, day, meal, r)) byWing[wing] = (byWing[wing] ?? 0) + 1;
  });
  return byWing;
}

/** Weekends and festivals at home, and odd days. Leave runs from meal to meal: away after lunch, back for dinner. */
export function buildAbsences(
  plan: HostelPlan,
  residents: readonly Resident[],
  firstDay: number,
  days: number,
): Absences {
  const absences = Array.from({ length: days * 4 }, () => new Uint8Array(residents.length));
  const festivals = plan.calendar
    .filter((entry) => entry.away > 0)
    .map((entry) => ({
      ...entry,
      first: dayNumber(entry.from) - firstDay,
      last: dayNumber(entry.to) - firstDay,
    }));

  residents.forEach(({ habits }, r) => {
    const next = random(plan.seed, STREAMS.leave, r);
    const spell = (from: number, until: number) => {
      for (const meal of absences.slice(Math.max(0, from), Math.max(0, until))) meal[r] = 1;
    };
    for (const { first, last, away: share } of festivals) {
      if (next() * 100 < share) spell(first * 4 - 1 + drawBelow(next, 4), last * 4 + 1 + drawBelow(next, 4));
    }
    for (let day = 0; day < days; day++) {
      if (next() * 100 < plan.leave.oddDays)
        spell(day * 4 + drawBelow(next, 4), (day + 1 + drawBelow(next, 4)) * 4);
      if (!habits.nearHome || weekdayOf(firstDay + day) !== FRIDAY) continue;
      if (next() * 100 < plan.leave.weekend)
        spell(day * 4 + 3 + drawBelow(next, 2), (day + 2) * 4 + 2 + drawBelow(next, 3));
    }
  });
  return absences;
}
