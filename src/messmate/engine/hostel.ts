import { dayNumber, weekdayOf } from './calendar.ts';
import { planDay } from './day.ts';
import { forecastPlates } from './forecast.ts';
import { buildHistory } from './history.ts';
import { buildAbsences, isAbsent } from './leave.ts';
import { sum } from './lists.ts';
import { type HostelPlan, MEALS } from './plan.ts';
import { createRandom, drawBelow, STREAMS } from './random.ts';
import { buildResidents, countByWing } from './residents.ts';
import { isServed } from './turnout.ts';

/** The hostel before the sample day begins, computed from the plan and its seed alone. */
export type Hostel = Readonly<ReturnType<typeof createHostel>>;

/** @throws RangeError if a date in the plan is invalid */
export function createHostel(plan: HostelPlan) {
  const day = dayNumber(plan.day);
  const { historyDays } = plan;
  const firstDay = day - historyDays;
  const residents = buildResidents(plan);
  const absences = buildAbsences(plan, residents, firstDay, historyDays + 1);
  const history = buildHistory(plan, residents, absences, firstDay);
  const present = MEALS.map((_, meal) => {
    const presentResidents = residents.filter(({ index }) => !isAbsent(absences, historyDays, meal, index));
    return countByWing(plan, presentResidents);
  });
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
    /** By meal, oldest day first. */
    history,
    /** By meal of the sample day: the residents who, as known in the morning, will not be on leave. */
    presentCounts: present.map(sum),
    /** The morning's forecast of plates, by meal. */
    morningForecast: MEALS.map((id, meal) =>
      isServed(plan, day, id) ? forecastPlates(history[meal] ?? [], weekdayOf(day), present[meal] ?? []) : 0,
    ),
    /** Leave on the days of the history and, last, on the sample day. */
    absences,
    /** The sample day's planned scans, tuckshop visits, collections and deliveries, earliest first. */
    actions: planDay(plan, residents, absences),
    /** Paise in each wallet in the morning: 40 to 930 rupees. */
    openingBalances: residents.map(() => (4 + drawBelow(nextRandom, 90)) * 1000),
  };
}
