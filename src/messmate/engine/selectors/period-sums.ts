import type { Hostel } from '../hostel.ts';
import { last } from '../last.ts';
import type { HostelPlan } from '../plan.ts';
import { sum } from '../sum.ts';
import type { BookedDay } from './books.ts';
import type { Leftovers, MealCell } from './period.ts';

export type DayRow = ReturnType<typeof rowOf>;

/** Oldest first. */
export function daysOf(cells: readonly MealCell[]): readonly DayRow[] {
  const byDate = new Map<string, MealCell[]>();
  for (const cell of cells) {
    const day = byDate.get(cell.date);
    if (day) day.push(cell);
    else byDate.set(cell.date, [cell]);
  }
  return [...byDate].sort(([a], [b]) => (a < b ? -1 : 1)).map(([date, day]) => rowOf(date, day));
}

/** The sums leave out plates not yet counted. */
function rowOf(date: string, cells: readonly MealCell[]) {
  return {
    date,
    weekday: cells[0]?.weekday ?? 0,
    cells,
    eaten: sum(cells.map(({ eaten }) => eaten)),
    byForecast: cells.every(({ byForecast }) => byForecast),
    ...leftoversOf(cells),
    habit: leftoversOf(cells.map(({ habit }) => habit)),
  };
}

const leftoversOf = (list: readonly Leftovers[]): Leftovers => ({
  grams: sum(list.map(({ grams }) => grams)),
  paise: sum(list.map(({ paise }) => paise)),
});

/** Leftovers on days with the forecast, and by habit at the same meals. Within the claim: see the floor in kitchen.ts. */
export function savingOf(cells: readonly MealCell[]) {
  const cooked = cells.filter((cell) => cell.cooked !== null && cell.byForecast);
  return {
    days: new Set(cooked.map(({ date }) => date)).size,
    with: leftoversOf(cooked),
    without: leftoversOf(cooked.map(({ habit }) => habit)),
  };
}

/** Paise: the meals' own groceries, gas shared by plates cooked, and all else by plates eaten. */
function amountOf(
  plan: HostelPlan,
  day: BookedDay,
  { cells, eaten }: Pick<DayRow, 'cells' | 'eaten'>,
): number {
  const cooked = sum(cells.map((cell) => cell.cooked ?? 0));
  const groceries = sum(cells.map((cell) => (cell.cooked ?? 0) * plan.meals[cell.meal].groceries));
  const heads = plan.costs.map(({ kind }, i) => {
    const amount = day.heads[i] ?? 0;
    if (kind === 'groceries') return groceries;
    return kind === 'cylinder' ? (amount * cooked) / day.cooked : (amount * eaten) / day.eaten;
  });
  return sum(heads);
}

/** Paise, up to the date of the last booked day; null if no day is booked. */
export function meanPlateCost({ plan }: Hostel, booked: readonly BookedDay[], rows: readonly DayRow[]) {
  const byDate = new Map(booked.map((day) => [day.date, day]));
  const days = rows.flatMap(({ date, eaten, cells }) => {
    const day = byDate.get(date);
    return day && eaten > 0 ? [{ date, eaten, amount: amountOf(plan, day, { cells, eaten }) }] : [];
  });
  const to = last(days)?.date;
  if (!to) return null;
  const plates = sum(days.map(({ eaten }) => eaten));
  return { to, paise: Math.round(sum(days.map(({ amount }) => amount)) / plates) };
}
