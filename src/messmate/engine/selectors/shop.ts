import { decide } from '../commands.ts';
import { sum } from '../lists.ts';
import type { OrderLine } from '../plan.ts';
import { type HostelState, type ShopOrder, walletOf } from '../state.ts';
import { hourOf } from '../time.ts';
import { MAX_PER_ITEM, pickUpCode, priceOf } from '../tuckshop.ts';
import { findLatestScans } from './checkins.ts';

export type ShelfItem = ReturnType<typeof readShelf>[number];

/** Lists the items in the plan's order. `isLow` is true at or below the reorder level. */
export function readShelf(state: HostelState) {
  return state.hostel.plan.shop.items.map((item, i) => {
    const stock = state.stock[i] ?? 0;
    return { ...item, stock, isLow: stock <= item.reorder };
  });
}

/** Lists all items; those to reorder come first. */
export const sortShelf = (state: HostelState): readonly ShelfItem[] =>
  readShelf(state).sort((a, b) => Number(b.isLow) - Number(a.isLow));

/** Returns the id of a resident who can pay the sample order, if any: the last admitted in the latest 50 scans, else another. */
export function findSamplePayer(state: HostelState): string {
  const { plan, residents } = state.hostel;
  const total = priceOf(state, plan.shop.sampleOrder);
  const checkIns = findLatestScans(state, 50).filter(({ result }) => result === 'in');
  const ids = [...checkIns.map((row) => row.resident), ...residents.map(({ id }) => id)];
  return ids.find((id) => walletOf(state, id) >= total) ?? ids[0] ?? '';
}

export type Sales = ReturnType<typeof computeSales>;

/** Computes each hour's sales in paise, so far and expected. `current` is the hour's index, -1 while the shop is closed. */
export function computeSales(state: HostelState) {
  const { orders: usualOrders, opens, closes } = state.hostel.plan.shop;
  const orders = state.orders.filter((order) => order.status !== 'cancelled');
  const total = sum(orders.map(({ paise }) => paise));
  const mean = orders.length > 0 ? total / orders.length : USUAL_ORDER_PAISE;
  const isOver = state.second > closes * 60;
  const firstHour = Math.floor(opens / 60);
  const hours = usualOrders.map((count, i) => {
    const hour = firstHour + i;
    const shareToCome = isOver ? 0 : Math.max(0, Math.min(1, hour + 1 - state.second / 3600));
    return {
      hour,
      paise: sum(orders.map(({ placedAt, paise }) => (hourOf(placedAt) === hour ? paise : 0))),
      toCome: Math.round((count * mean * shareToCome) / 100) * 100,
    };
  });
  const current = isOver || state.second <= opens * 60 ? -1 : hourOf(state.second) - firstHour;
  return { hours, current, total };
}

/** The mean order that is assumed before the day's first order. */
const USUAL_ORDER_PAISE = 4000;

/** `code` is what the resident shows to collect the order; `at` is the second of the day at which he placed it. */
export type OrderRow = ReturnType<typeof toOrderRow>;

/** Lists a resident's orders, newest first. */
export function ordersOf(state: HostelState, resident: string): readonly OrderRow[] {
  const orders = state.orders.filter((order) => order.resident === resident);
  return orders.reverse().map((order) => toOrderRow(state, order));
}

/** Lists the numbers of the orders to be handed over, oldest first. */
export const waitingOrders = ({ orders }: HostelState): readonly number[] =>
  orders.flatMap(({ status, number }) => (status === 'placed' ? number : []));

/** Returns undefined for an unknown number. */
export function findOrder(state: HostelState, number: number): OrderRow | undefined {
  const order = state.orders[number - 1];
  return order && toOrderRow(state, order);
}

function toOrderRow(state: HostelState, { number, resident, lines, paise, placedAt: at, status }: ShopOrder) {
  const { residents, indexOfResident } = state.hostel;
  const { name = '', room = '' } = residents[indexOfResident.get(resident) ?? -1] ?? {};
  const code = pickUpCode(state, number);
  return { number, code, name, room, lines: addNamesAndPrices(state, lines), paise, at, status };
}

/** Adds name and price to each line. An unknown item has no name and costs nothing. */
function addNamesAndPrices(state: HostelState, lines: readonly OrderLine[]) {
  const { indexOfItem, plan } = state.hostel;
  return lines.map((line) => ({
    ...line,
    name: plan.shop.items[indexOfItem.get(line.item) ?? -1]?.name ?? '',
    paise: priceOf(state, [line]),
  }));
}

export type Basket = ReturnType<typeof readBasket>;

/** A visitor's choices at the tuckshop; `paidOrder` is the number of the order that he has just paid. */
export type ShopChoices = Readonly<{ resident: string; wanted: readonly OrderLine[]; paidOrder?: number }>;

/** Returns how many pieces of an item an order may hold now: those in stock, up to MAX_PER_ITEM. */
export const availableOf = (state: HostelState, item: string): number =>
  Math.min(MAX_PER_ITEM, state.stock[state.hostel.indexOfItem.get(item) ?? -1] ?? 0);

/** Sets an item's count in a basket. 0 removes its line; a new item comes last. */
export function withCount(basket: readonly OrderLine[], item: string, count: number): readonly OrderLine[] {
  if (count <= 0) return basket.filter((line) => line.item !== item);
  return basket.some((line) => line.item === item)
    ? basket.map((line) => (line.item === item ? { item, count } : line))
    : [...basket, { item, count }];
}

/**
 * Prices a basket. `lines` and `order` hold no more than the stock; `order` leaves out items that are sold out. `total`,
 * `wallet`, `walletAfter` and `missing`, by which the wallet falls short, are paise.
 */
export function readBasket(state: HostelState, resident: string, wanted: readonly OrderLine[]) {
  const counts = wanted.map(({ item, count }) => ({
    item,
    count: Math.min(count, availableOf(state, item)),
  }));
  const lines = addNamesAndPrices(state, counts);
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
    walletAfter: refused ? wallet : wallet - total,
    refused,
  };
}
