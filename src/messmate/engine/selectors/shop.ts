import type { ItemPlan } from '../plan.ts';
import type { HostelState } from '../state.ts';
import { sum } from '../sum.ts';
import { hourOf } from '../time.ts';
import { priceOf } from '../tuckshop.ts';
import { latestCheckIns } from './checkins.ts';
import { walletOf } from './wallet.ts';

export type ShelfItem = ItemPlan & {
  /** At or below the reorder level. */
  readonly low: boolean;
};

/** In the order of the plan. */
export function items(state: HostelState): readonly ShelfItem[] {
  return state.hostel.plan.shop.items.map((item, i) => {
    const stock = state.stock[i] ?? 0;
    return { ...item, stock, low: stock <= item.reorder };
  });
}

/** Low items first. */
export function shelf(state: HostelState): readonly ShelfItem[] {
  const all = items(state);
  return [...all.filter((item) => item.low), ...all.filter((item) => !item.low)];
}

/** The latest to check in who can pay for the sample order. */
export function samplePayer(state: HostelState): string {
  const { plan, residents } = state.hostel;
  const total = priceOf(state, plan.shop.sampleOrder);
  const eaten = latestCheckIns(state, 50).filter(({ result }) => result === 'in');
  const ids = [...eaten.map((row) => row.resident), ...residents.map(({ id }) => id)];
  return ids.find((id) => walletOf(state, id) >= total) ?? ids[0] ?? '';
}

type SalesHour = {
  /** Hour of the day, 0 to 23. */
  readonly hour: number;
  /** Paise so far. */
  readonly paise: number;
  /** Paise still expected; 0 once the hour is over. */
  readonly toCome: number;
};

export type Sales = {
  readonly hours: readonly SalesHour[];
  /** Index in `hours`; -1 while the shop is closed. */
  readonly current: number;
  /** Paise: the sum of the hours. */
  readonly total: number;
};

/** Expected sales are the usual number of orders in what is left of the hour, at today's mean, to the rupee. */
export function salesByHour(state: HostelState): Sales {
  const { orders, opens, closes } = state.hostel.plan.shop;
  const placed = state.orders.filter((order) => order.status !== 'cancelled');
  const total = sum(placed.map(({ paise }) => paise));
  const mean = placed.length > 0 ? total / placed.length : USUAL_ORDER;
  const isOver = state.second > closes * 60;
  const first = Math.floor(opens / 60);
  const hours = orders.map((usual, i): SalesHour => {
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
