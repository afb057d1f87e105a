import { decide } from '../commands.ts';
import type { Refusal } from '../events.ts';
import type { Line } from '../plan.ts';
import type { HostelState } from '../state.ts';
import { sum } from '../sum.ts';
import { MOST_OF_ONE } from '../tuckshop.ts';
import { namedLines, type OrderLine } from './orders.ts';
import { walletOf } from './wallet.ts';

export type Basket = {
  /** In the order added, each with as many as are available now. */
  readonly lines: readonly OrderLine[];
  /** The lines in stock, which would be ordered. */
  readonly order: readonly Line[];
  readonly pieces: number;
  /** Paise, like `wallet`, `missing` and `after`. */
  readonly total: number;
  readonly wallet: number;
  /** What the wallet lacks, if nothing else prevents the order. */
  readonly missing: number;
  /** The wallet after the order; unchanged if it cannot be paid. */
  readonly after: number;
  /** Why the order would be refused. */
  readonly refused: Refusal | null;
};

export type Visit = { readonly resident: string; readonly wanted: readonly Line[]; readonly paid?: number };

export function availableOf(state: HostelState, item: string): number {
  return Math.min(MOST_OF_ONE, state.stock[state.hostel.itemOf.get(item) ?? -1] ?? 0);
}

/** 0 removes the item's line; a new item comes last. */
export function withCount(basket: readonly Line[], item: string, count: number): readonly Line[] {
  if (count <= 0) return basket.filter((line) => line.item !== item);
  return basket.some((line) => line.item === item)
    ? basket.map((line) => (line.item === item ? { item, count } : line))
    : [...basket, { item, count }];
}

/** Limited to what is available: others buy meanwhile. */
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
