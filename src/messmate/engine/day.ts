import { dayNumber } from './calendar.ts';
import { type Absences, isAbsent } from './leave.ts';
import { apportion } from './lists.ts';
import { type HostelPlan, MEAL_INDEX, MEALS, type MealId, type OrderLine } from './plan.ts';
import { createRandom, createWeightedDraw, drawBelow, drawNormal, STREAMS } from './random.ts';
import type { Resident } from './residents.ts';
import { BIN_SECONDS } from './time.ts';
import { drawEaters, isServed } from './turnout.ts';

/** An action planned for the second `at`, which advance.ts skips if it cannot happen then. `resident` is an index. */
export type Action =
  | ScanAction
  | VisitAction
  | Readonly<{ at: number; kind: 'collect'; visit: number }>
  | Readonly<{ at: number; kind: 'delivery'; item: string; count: number }>;

/** `again` repeats a scan, `stale` scans the previous meal's pass, `friend` the pass of a resident on leave. */
export type ScanAction = Readonly<{
  at: number;
  kind: 'arrive' | 'again' | 'stale' | 'friend';
  resident: number;
  meal: MealId;
}>;

/** A visit to the tuckshop, numbered from 0. `topUp`, in paise, is paid into the wallet if the order costs too much. */
export type VisitAction = Readonly<{
  at: number;
  kind: 'visit';
  visit: number;
  resident: number;
  lines: readonly OrderLine[];
  topUp: number;
}>;

/** Per cent of the students at a meal who scan again, 8 to 27 seconds later. */
const SECOND_SCAN_PERCENT = 2.2;
/** Per cent of the students at a meal but breakfast who show the previous meal's pass first, nine seconds earlier. */
const STALE_PASS_PERCENT = 0.5;

/** Plans the sample day, the last day of `absences`. */
export function planDay(plan: HostelPlan, residents: readonly Resident[], absences: Absences): Action[] {
  const actions = MEALS.flatMap((id) => planMeal(plan, residents, absences, id));
  actions.push(...planShop(plan, residents));
  // The sort is stable, so actions of the same second keep their order on every machine.
  return actions.sort((a, b) => a.at - b.at);
}

function planMeal(plan: HostelPlan, residents: readonly Resident[], absences: Absences, id: MealId) {
  const day = dayNumber(plan.day);
  if (!isServed(plan, day, id)) return [];
  const { opens, closes, curve } = plan.meals[id];
  const mealIndex = MEAL_INDEX[id];
  const isAway = (resident: number) => isAbsent(absences, plan.historyDays, mealIndex, resident);
  const nextRandom = createRandom(plan.seed, STREAMS.day, mealIndex);
  const arrivals = drawEaters(plan, residents, day, mealIndex, isAway).map(({ index, traits }) => ({
    resident: index,
    lateness: traits.lateness + drawNormal(nextRandom),
  }));
  // Residents fill the bins of the meal's usual curve in the order of their lateness.
  arrivals.sort((a, b) => a.lateness - b.lateness || a.resident - b.resident);
  const binOfEach = apportion(arrivals.length, curve).flatMap((count, bin) => Array<number>(count).fill(bin));
  const actions: Action[] = [];
  arrivals.forEach(({ resident }, i) => {
    const at = opens * 60 + (binOfEach[i] ?? 0) * BIN_SECONDS + 1 + drawBelow(nextRandom, BIN_SECONDS);
    if (mealIndex > 0 && nextRandom() * 100 < STALE_PASS_PERCENT)
      actions.push({ at: at - 9, kind: 'stale', resident, meal: MEALS[mealIndex - 1] ?? id });
    actions.push({ at, kind: 'arrive', resident, meal: id });
    if (nextRandom() * 100 < SECOND_SCAN_PERCENT)
      actions.push({ at: at + 8 + drawBelow(nextRandom, 20), kind: 'again', resident, meal: id });
  });
  const passOwner = drawBelow(nextRandom, residents.length);
  if (isAway(passOwner)) {
    const at = opens * 60 + 1 + drawBelow(nextRandom, (closes - opens) * 60);
    actions.push({ at, kind: 'friend', resident: passOwner, meal: id });
  }
  return actions;
}

/** Plans deliveries, and visits for one or two items, collected after 3 to 11 minutes. Top-ups are 100 to 500 rupees. */
function planShop(plan: HostelPlan, residents: readonly Resident[]): Action[] {
  const { items, orders: usualOrders, deliveries, opens, closes } = plan.shop;
  const nextRandom = createRandom(plan.seed, STREAMS.shop);
  const drawCustomer = createWeightedDraw(residents.map(({ traits }) => traits.shopVisits));
  const createItemDraw = (isVeg: boolean) =>
    createWeightedDraw(items.map((item) => (isVeg && item.mark === 'non' ? 0 : item.likes)));
  const [drawItem, drawVegItem] = [createItemDraw(false), createItemDraw(true)];
  const actions: Action[] = deliveries.map(({ at, ...rest }) => ({
    at: at * 60,
    kind: 'delivery',
    ...rest,
  }));
  let visit = 0;
  usualOrders.forEach((usualCount, hourIndex) => {
    const count = Math.max(0, Math.round(usualCount * (1 + drawNormal(nextRandom) * 0.08)));
    for (let n = 0; n < count; n++) {
      const at = (Math.floor(opens / 60) + hourIndex) * 3600 + 1 + drawBelow(nextRandom, 3599);
      const resident = drawCustomer(nextRandom);
      const draw = (residents[resident] as Resident).diet === 'veg' ? drawVegItem : drawItem;
      const counts = new Map<string, number>();
      for (let itemsLeft = nextRandom() < 0.5 ? 2 : 1; itemsLeft > 0; itemsLeft--) {
        const item = items[draw(nextRandom)];
        if (item) counts.set(item.id, nextRandom() < 0.18 ? 2 : 1);
      }
      const topUp = (1 + drawBelow(nextRandom, 5)) * 10000;
      const collectAt = at + 180 + drawBelow(nextRandom, 480);
      if (at <= opens * 60 || collectAt >= closes * 60) continue;
      const lines = [...counts].map(([item, count]) => ({ item, count }));
      actions.push({ at, kind: 'visit', visit, resident, topUp, lines });
      actions.push({ at: collectAt, kind: 'collect', visit });
      visit++;
    }
  });
  return actions;
}
