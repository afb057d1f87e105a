import { decide } from '../commands.ts';
import type { Refusal } from '../events.ts';
import type { Line } from '../plan.ts';
import type { HostelState } from '../state.ts';
import { sum } from '../sum.ts';
import { MOST_OF_ONE } from '../tuckshop.ts';
import { namedLines, type OrderLine } from './orders.ts';
import { walletOf } from './wallet.ts';

export type Basket = {
  /** A line for each item in the order added, with as many as are available now. */
  readonly lines: readonly OrderLine[];
  /** The lines in stock, which an order would contain. */
  readonly order: readonly Line[];
  readonly pieces: number;
  /** Paise, like `wallet`, `missing` and `after`. */
  readonly total: number;
  readonly wallet: number;
  /** What the wallet lacks, if that is the obstacle. */
  readonly missing: number;
  /** The wallet after the order; unchanged if it cannot be paid. */
  readonly after: number;
  /** Why the order would be refused. */
  readonly refused: Refusal | null;
};

/** Who shops, what they want, and the number of the order just paid. */
export type Visit = { readonly resident: string; readonly wanted: readonly Line[]; readonly paid?: number };

/** How many of an item one order may contain. */
export function availableOf(state: HostelState, item: string): number {
  return Math.min(MOST_OF_ONE, state.stock[state.hostel.itemOf.get(item) ?? -1] ?? 0);
}

/** A basket with an item's count changed: 0 removes its line, a new item comes last. */
export function withCount(basket: readonly Line[], item: string, count: number): readonly Line[] {
  if (count <= 0) return basket.filter((line) => line.item !== item);
  return basket.some((line) => line.item === item)
    ? basket.map((line) => (line.item === item ? { item, count } : line))
    : [...basket, { item, count }];
}

/** The basket, limited to what is available: others buy meanwhile, so the shelf may hold less than is wanted. */
export function basketOf(state: HostelState, resident: string, wanted: readonly Line[]): Basket {
  const counts = wanted.map(({ item, count }) => ({
    item,
    count: Math.min(count, availableOf(state, item)),
  }));
  const lines = namedLines(state, counts);
  const order = counts.filter(({ count }) => count > 0);
  const total = sum(lines.map(({ paise }) => paise));
  const wallet = walletOf(state, resident);
  const { refused } = decide(state, { type: 'place-order', resident, lines: order });
  return {
    lines,
    order,
    pieces: sum(order.map(({ count }) => count)),
    total,
    wallet,
    missing: refused === 'wallet-short' ? total - wallet : 0,
    after: refused ? wallet : wallet - total,
    refused,
  };
}
