import { dayNumber, weekdayOf } from './calendar.ts';
import type { HostelPlan } from './plan.ts';
import { below, random, STREAM } from './random.ts';
import type { Resident } from './residents.ts';

const FRIDAY = 4;

/** Who misses which meal: 1 at `[(day * 4 + meal) * residents + resident]`, counting days from the first. */
export type Absences = Uint8Array;

/** Weekends and festivals at home, and odd days. Leave runs from meal to meal: away after lunch, back for dinner. */
export function buildAbsences(
  plan: HostelPlan,
  seed: number,
  residents: readonly Resident[],
  firstDay: number,
  days: number,
): Absences {
  const away: Absences = new Uint8Array(days * 4 * residents.length);
  const festivals = plan.calendar
    .filter((entry) => entry.away > 0)
    .map((entry) => ({
      ...entry,
      first: dayNumber(entry.from) - firstDay,
      last: dayNumber(entry.to) - firstDay,
    }));

  residents.forEach(({ habits }, r) => {
    const next = random(seed, STREAM.leave, r);
    const spell = (from: number, until: number) => {
      for (let slot = Math.max(0, from); slot < Math.min(until, days * 4); slot++) {
        away[slot * residents.length + r] = 1;
      }
    };
    for (const { first, last, away: share } of festivals) {
      if (next() * 100 < share) spell(first * 4 - 1 + below(next, 4), last * 4 + 1 + below(next, 4));
    }
    for (let day = 0; day < days; day++) {
      if (next() * 100 < plan.leave.oddDays) spell(day * 4 + below(next, 4), (day + 1 + below(next, 4)) * 4);
      if (!habits.nearHome || weekdayOf(firstDay + day) !== FRIDAY) continue;
      if (next() * 100 < plan.leave.weekend)
        spell(day * 4 + 3 + below(next, 2), (day + 2) * 4 + 2 + below(next, 3));
    }
  });
  return away;
}
