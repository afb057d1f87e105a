import { type HostelState, walletOf } from '../state.ts';
import { sum } from '../sum.ts';
import { hourOf } from '../time.ts';
import { priceOf } from '../tuckshop.ts';
import { latestCheckIns } from './checkins.ts';

export type ShelfItem = ReturnType<typeof shelfItems>[number];

/** In the order of the plan. `low` is at or below the reorder level. */
export function shelfItems(state: HostelState) {
  return state.hostel.plan.shop.items.map((item, i) => {
    const stock = state.stock[i] ?? 0;
    return { ...item, stock, low: stock <= item.reorder };
  });
}

/** Low items first. */
export function lowItemsFirst(state: HostelState): readonly ShelfItem[] {
  return [...shelfItems(state)].sort((a, b) => Number(b.low) - Number(a.low));
}

/** The latest to check in who can pay for the sample order. */
export function samplePayer(state: HostelState): string {
  const { plan, residents } = state.hostel;
  const total = priceOf(state, plan.shop.sampleOrder);
  const eaten = latestCheckIns(state, 50).filter(({ result }) => result === 'in');
  const ids = [...eaten.map((row) => row.resident), ...residents.map(({ id }) => id)];
  return ids.find((id) => walletOf(state, id) >= total) ?? ids[0] ?? '';
}

export type Sales = ReturnType<typeof salesByHour>;

/** Paise in each hour, so far and expected by the usual orders. `current` is -1 while the shop is closed. */
export function salesByHour(state: HostelState) {
  const { orders, opens, closes } = state.hostel.plan.shop;
  const placed = state.orders.filter((order) => order.status !== 'cancelled');
  const total = sum(placed.map(({ paise }) => paise));
  const mean = placed.length > 0 ? total / placed.length : USUAL_ORDER;
  const isOver = state.second > closes * 60;
  const first = Math.floor(opens / 60);
  const hours = orders.map((usual, i) => {
    const hour = first + i;
    const left = isOver ? 0 : Math.max(0, Math.min(1, hour + 1 - state.second / 3600));
    return {
      hour,
      paise: sum(placed.map(({ placedAt, paise }) => (hourOf(placedAt) === hour ? paise : 0))),
      toCome: Math.round((usual * mean * left) / 100) * 100,
    };
  });
  const current = isOver || state.second <= opens * 60 ? -1 : hourOf(state.second) - first;
  return { hours, current, total };
}

/** Paise, before the first order of the day. */
const USUAL_ORDER = 4000;
