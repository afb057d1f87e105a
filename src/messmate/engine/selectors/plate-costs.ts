import type { Hostel } from '../hostel.ts';
import type { HostelPlan } from '../plan.ts';
import { sum } from '../sum.ts';
import type { BookedDay } from './books.ts';
import type { DayRow } from './period-sums.ts';

/**
 * Paise for what was eaten in the meals of one booked day: groceries are their own, gas is shared by plates cooked and all
 * else by plates eaten.
 */
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

/** What a plate cost on average on the booked ones of some days, in paise; null if none is booked. */
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
  const last = found.at(-1);
  if (!last) return null;
  const plates = sum(found.map(({ row }) => row.eaten));
  return {
    to: last.row.date,
    paise: Math.round(sum(found.map(({ amount }) => amount)) / plates),
  };
}
