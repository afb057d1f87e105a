import { apportion } from '../apportion.ts';
import type { Hostel } from '../hostel.ts';
import type { HostelPlan } from '../plan.ts';
import { sum } from '../sum.ts';
import type { BookedDay } from './books.ts';
import type { DayRow } from './period-sums.ts';

/** What a plate cost on a day, in paise, by the plan's heads; the heads sum to the total. */
export type PlateCost = {
  readonly date: string;
  readonly weekday: number;
  readonly heads: readonly number[];
  readonly total: number;
};

/**
 * Cost of a plate eaten, day by day, for the meals and wing of the rows: groceries are their own, gas is shared by
 * plates cooked and all else by plates eaten. Days that are not booked are left out.
 */
export function plateCosts(
  { plan }: Hostel,
  booked: readonly BookedDay[],
  rows: readonly DayRow[],
): readonly PlateCost[] {
  const byDate = new Map(booked.map((day) => [day.date, day]));
  return rows.flatMap(({ date, weekday, cells, eaten }) => {
    const day = byDate.get(date);
    if (!day || eaten === 0) return [];
    const perPlate = amountsOf(plan, day, { cells, eaten }).map((amount) => amount / eaten);
    const total = Math.round(sum(perPlate));
    return [{ date, weekday, heads: apportion(total, perPlate), total }];
  });
}

/** Paise, by the plan's heads, for what was eaten in the cells of one booked day. */
function amountsOf(
  plan: HostelPlan,
  day: BookedDay,
  { cells, eaten }: Pick<DayRow, 'cells' | 'eaten'>,
): number[] {
  const cooked = sum(cells.map((cell) => cell.cooked ?? 0));
  const groceries = sum(cells.map((cell) => (cell.cooked ?? 0) * plan.meals[cell.meal].groceries));
  return plan.costs.map(({ kind }, i) => {
    const amount = day.heads[i] ?? 0;
    if (kind === 'groceries') return groceries;
    return kind === 'cylinder' ? (amount * cooked) / day.cooked : (amount * eaten) / day.eaten;
  });
}

/** What a plate cost on average on the booked ones of some days, in paise; null if none is booked. */
export function meanPlateCost(
  { plan }: Hostel,
  booked: readonly BookedDay[],
  rows: readonly DayRow[],
): { readonly from: string; readonly to: string; readonly paise: number } | null {
  const byDate = new Map(booked.map((day) => [day.date, day]));
  const found = rows.flatMap((row) => {
    const day = byDate.get(row.date);
    return day && row.eaten > 0 ? [{ row, amount: sum(amountsOf(plan, day, row)) }] : [];
  });
  const [first, last] = [found[0], found.at(-1)];
  if (!first || !last) return null;
  const plates = sum(found.map(({ row }) => row.eaten));
  return {
    from: first.row.date,
    to: last.row.date,
    paise: Math.round(sum(found.map(({ amount }) => amount)) / plates),
  };
}
