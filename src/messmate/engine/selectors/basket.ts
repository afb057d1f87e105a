import { decide } from '../commands.ts';
import type { Refusal } from '../events.ts';
import type { Line } from '../plan.ts';
import type { HostelState } from '../state.ts';
import { sum } from '../sum.ts';
import { MOST_OF_ONE } from '../tuckshop.ts';
import { namedLines, type OrderLine } from './orders.ts';
import { walletOf } from './wallet.ts';

export type Basket = {
  /** A line for each item put in, in that order, with as many as can be had now. */
  readonly lines: readonly OrderLine[];
  /** What an order would hold: the lines that are in stock. */
  readonly order: readonly Line[];
  readonly pieces: number;
  /** Paise, like `wallet`, `missing` and `after`. */
  readonly total: number;
  readonly wallet: number;
  /** By how much the wallet falls short, if that is the obstacle. */
  readonly missing: number;
  /** In the wallet after the order; as before if it cannot be paid. */
  readonly after: number;
  /** Why the order would be refused. */
  readonly refused: Refusal | null;
};

/** Who shops, what they have put into the basket, and the number of the order that they have just paid. */
export type Visit = { readonly resident: string; readonly wanted: readonly Line[]; readonly paid?: number };

/** How many of an item can be had at once. */
export function availableOf(state: HostelState, item: string): number {
  return Math.min(MOST_OF_ONE, state.stock[state.hostel.itemOf.get(item) ?? -1] ?? 0);
}

/** A basket with a new count of an item: 0 removes its line, a new item comes last. */
export function withCount(basket: readonly Line[], item: string, count: number): readonly Line[] {
  if (count <= 0) return basket.filter((line) => line.item !== item);
  return basket.some((line) => line.item === item)
    ? basket.map((line) => (line.item === item ? { item, count } : line))
    : [...basket, { item, count }];
}

/**
 * What has been put into a basket, as far as it is available: others buy meanwhile, so the shelf may hold less than was
 * wanted. The rest of the basket stays.
 */
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
