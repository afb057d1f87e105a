import { decide } from '../commands.ts';
import type { Line } from '../plan.ts';
import { type HostelState, walletOf } from '../state.ts';
import { sum } from '../sum.ts';
import { MAX_PER_ITEM } from '../tuckshop.ts';
import { namedLines } from './orders.ts';

export type Basket = ReturnType<typeof basketOf>;

export type Visit = { readonly resident: string; readonly wanted: readonly Line[]; readonly paid?: number };

export function availableOf(state: HostelState, item: string): number {
  return Math.min(MAX_PER_ITEM, state.stock[state.hostel.indexOfItem.get(item) ?? -1] ?? 0);
}

/** 0 removes the item's line; a new item comes last. */
export function withCount(basket: readonly Line[], item: string, count: number): readonly Line[] {
  if (count <= 0) return basket.filter((line) => line.item !== item);
  return basket.some((line) => line.item === item)
    ? basket.map((line) => (line.item === item ? { item, count } : line))
    : [...basket, { item, count }];
}

/** `lines` and `order` are limited to the stock. Paise: total, wallet before and `after`, and the `missing` sum. */
export function basketOf(state: HostelState, resident: string, wanted: readonly Line[]) {
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
