import type { Hostel } from '../hostel.ts';
import { last } from '../last.ts';
import type { HostelPlan } from '../plan.ts';
import { sum } from '../sum.ts';
import type { BookedDay } from './books.ts';
import type { MealCell } from './period.ts';

/** The sums leave out plates not yet counted. */
export type DayRow = {
  readonly date: string;
  readonly weekday: number;
  readonly cells: readonly MealCell[];
  readonly eaten: number;
  readonly byForecast: boolean;
  readonly grams: number;
  readonly paise: number;
  readonly habit: { readonly grams: number; readonly paise: number };
};

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

function rowOf(date: string, cells: readonly MealCell[]): DayRow {
  const total = (of: (cell: MealCell) => number) => sum(cells.map(of));
  return {
    date,
    weekday: cells[0]?.weekday ?? 0,
    cells,
    eaten: total(({ eaten }) => eaten),
    byForecast: cells.every(({ byForecast }) => byForecast),
    grams: total(({ grams }) => grams),
    paise: total(({ paise }) => paise),
    habit: { grams: total(({ habit }) => habit.grams), paise: total(({ habit }) => habit.paise) },
  };
}

/** Leftovers on days with the forecast, and by habit at the same meals. */
type Saving = {
  readonly days: number;
  readonly with: { readonly grams: number; readonly paise: number };
  readonly without: { readonly grams: number; readonly paise: number };
};

/** Never exceeds the claim, as each meal's reserve has a floor (kitchen.ts). */
export function savingOf(cells: readonly MealCell[]): Saving {
  const counted = cells.filter(({ cooked, byForecast }) => cooked !== null && byForecast);
  return {
    days: new Set(counted.map(({ date }) => date)).size,
    with: { grams: sum(counted.map(({ grams }) => grams)), paise: sum(counted.map(({ paise }) => paise)) },
    without: {
      grams: sum(counted.map(({ habit }) => habit.grams)),
      paise: sum(counted.map(({ habit }) => habit.paise)),
    },
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

/** Paise; null if no day is booked. */
export function meanPlateCost(
  { plan }: Hostel,
  booked: readonly BookedDay[],
  rows: readonly DayRow[],
): { readonly to: string; readonly paise: number } | null {
  const byDate = new Map(booked.map((day) => [day.date, day]));
  const found = rows.flatMap((row) => {
    const day = byDate.get(row.date);
    return day && row.eaten > 0 ? [{ row, amount: amountOf(plan, day, row) }] : [];
  });
  const latest = last(found);
  if (!latest) return null;
  const plates = sum(found.map(({ row }) => row.eaten));
  return {
    to: latest.row.date,
    paise: Math.round(sum(found.map(({ amount }) => amount)) / plates),
  };
}
