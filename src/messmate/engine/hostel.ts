import { dayNumber, weekdayOf } from './calendar.ts';
import { planDay } from './day.ts';
import { forecastPlates, forecastRates } from './forecast.ts';
import { buildHistory } from './history.ts';
import { buildAbsences, countPresent } from './leave.ts';
import { type HostelPlan, MEALS, type MealId } from './plan.ts';
import { createRandom, drawBelow, STREAMS } from './random.ts';
import { buildResidents } from './residents.ts';
import { isServed } from './turnout.ts';

/** The hostel before the sample day begins, computed from the plan and its seed alone. */
export type Hostel = Readonly<ReturnType<typeof createHostel>>;

/** @throws RangeError if the plan's date is invalid */
export function createHostel(plan: HostelPlan) {
  const day = dayNumber(plan.day);
  const firstDay = day - plan.historyDays;
  const residents = buildResidents(plan);
  const absences = buildAbsences(plan, residents, firstDay, plan.historyDays + 1);
  const history = buildHistory(plan, residents, absences, firstDay);
  const presentCounts = MEALS.map((_, meal) =>
    countPresent(plan, residents, absences, plan.historyDays, meal),
  );
  const nextRandom = createRandom(plan.seed, STREAMS.wallets);
  return {
    plan,
    residents,
    /** Index in `residents`, by id. */
    indexOfResident: new Map(residents.map(({ id }, i) => [id, i])),
    /** Index in the plan's items, by id. */
    indexOfItem: new Map(plan.shop.items.map(({ id }, i) => [id, i])),
    day,
    weekday: weekdayOf(day),
    history,
    /** Residents who are not on leave today, by meal and wing. */
    presentCounts,
    /** The morning's forecast of plates, by meal and wing. */
    morningForecast: presentCounts.map((byWing, meal) =>
      isServed(plan, day, MEALS[meal] as MealId)
        ? forecastPlates(forecastRates(history[meal] ?? [], weekdayOf(day), plan.wings.length), byWing)
        : byWing.map(() => 0),
    ),
    absences,
    intents: planDay(plan, residents, absences, day, plan.historyDays),
    /** Paise in each wallet in the morning. */
    openingBalances: residents.map(() => (4 + drawBelow(nextRandom, 90)) * 1000),
  };
}
