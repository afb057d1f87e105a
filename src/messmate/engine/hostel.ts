import { dayNumber, weekdayOf } from './calendar.ts';
import { type Intent, planDay } from './day.ts';
import { forecastPlates, forecastRates } from './forecast.ts';
import { buildHistory, type History } from './history.ts';
import { type Absences, buildAbsences, presentAt } from './leave.ts';
import { type HostelPlan, MEALS, type MealId } from './plan.ts';
import { drawBelow, random, STREAMS } from './random.ts';
import { buildResidents, type Resident } from './residents.ts';
import { isServed } from './turnout.ts';

/** Everything known before the sample day begins. It follows from the plan and its seed. */
export type Hostel = {
  readonly plan: HostelPlan;
  readonly residents: readonly Resident[];
  /** Index in `residents`, and in the plan's items, by id. */
  readonly indexOfResident: ReadonlyMap<string, number>;
  readonly indexOfItem: ReadonlyMap<string, number>;
  /** Day number of the sample day, and its weekday (0 is Monday). */
  readonly day: number;
  readonly weekday: number;
  readonly history: History;
  /** Residents who are not on leave today, and the morning's forecast of plates: by meal and wing. */
  readonly present: readonly (readonly number[])[];
  readonly morning: readonly (readonly number[])[];
  /** The absences at each meal, the sample day last. */
  readonly absences: Absences;
  readonly intents: readonly Intent[];
  /** Paise in each wallet in the morning. */
  readonly opening: readonly number[];
};

/** @throws RangeError if the plan's date is invalid */
export function createHostel(plan: HostelPlan): Hostel {
  const day = dayNumber(plan.day);
  const firstDay = day - plan.historyDays;
  const residents = buildResidents(plan);
  const absences = buildAbsences(plan, residents, firstDay, plan.historyDays + 1);
  const history = buildHistory(plan, residents, absences, firstDay);
  const present = MEALS.map((_, meal) => presentAt(plan, residents, absences, plan.historyDays, meal));
  const next = random(plan.seed, STREAMS.wallets);
  return {
    plan,
    residents,
    indexOfResident: new Map(residents.map(({ id }, i) => [id, i])),
    indexOfItem: new Map(plan.shop.items.map(({ id }, i) => [id, i])),
    day,
    weekday: weekdayOf(day),
    history,
    present,
    morning: present.map((byWing, meal) =>
      isServed(plan, day, MEALS[meal] as MealId)
        ? forecastPlates(forecastRates(history[meal] ?? [], weekdayOf(day), plan.wings.length), byWing)
        : byWing.map(() => 0),
    ),
    absences,
    intents: planDay(plan, residents, absences, day, plan.historyDays),
    opening: residents.map(() => (4 + drawBelow(next, 90)) * 1000),
  };
}
