import { base32 } from './codes.ts';
import type { HostelEvent, Refusal } from './events.ts';
import { sum } from './lists.ts';
import type { OrderLine } from './plan.ts';
import { createRandom, STREAMS } from './random.ts';
import type { Decision, HostelState } from './state.ts';

/** The most pieces of an item that an order may hold. */
export const MAX_PER_ITEM = 50;

const refuse = (refused: Refusal): Decision => ({ events: [], refused });
const accept = (event: HostelEvent): Decision => ({ events: [event], refused: null });
const isPositiveInteger = (value: number): boolean => Number.isInteger(value) && value >= 1;

/** Decides an order, with lines of the same item merged. @param credit paise that the resident pays in with the order */
export function placeOrder(
  state: HostelState,
  resident: string,
  wanted: readonly OrderLine[],
  at: number,
  visit = -1,
  credit = 0,
): Decision {
  const { plan, indexOfResident, indexOfItem } = state.hostel;
  const index = indexOfResident.get(resident);
  if (index === undefined) return refuse('invalid');
  if (at <= plan.shop.opens * 60 || at > plan.shop.closes * 60) return refuse('shop-closed');
  if (wanted.length === 0) return refuse('empty-order');
  const counts = new Map<string, number>();
  for (const { item, count } of wanted) {
    const total = (counts.get(item) ?? 0) + count;
    if (!indexOfItem.has(item) || !isPositiveInteger(count) || total > MAX_PER_ITEM) return refuse('invalid');
    counts.set(item, total);
  }
  const lines = [...counts].map(([item, count]) => ({ item, count }));
  if (lines.some(({ item, count }) => count > (state.stock[indexOfItem.get(item) ?? -1] ?? 0)))
    return refuse('out-of-stock');
  const paise = priceOf(state, lines);
  if (paise > (state.wallets[index] ?? 0) + credit) return refuse('wallet-short');
  return accept({ type: 'order-placed', at, order: state.orders.length + 1, resident, lines, paise, visit });
}

/** Hands over or cancels a waiting order. Returned money and goods may exceed the limits of wallet and shelf. */
export function endOrder(
  { orders }: HostelState,
  orderNumber: number,
  type: 'order-collected' | 'order-cancelled',
  at: number,
): Decision {
  const order = orders[orderNumber - 1];
  if (!order) return refuse('invalid');
  if (order.status !== 'placed') return refuse('order-ended');
  return accept({ type, at, order: orderNumber, resident: order.resident, paise: order.paise });
}

/** Decides a payment into a resident's wallet. */
export function topUp(state: HostelState, resident: string, paise: number, at: number): Decision {
  const index = state.hostel.indexOfResident.get(resident);
  if (index === undefined || !isPositiveInteger(paise)) return refuse('invalid');
  if ((state.wallets[index] ?? 0) + paise > state.hostel.plan.shop.walletLimit) return refuse('wallet-full');
  return accept({ type: 'wallet-topped-up', at, resident, paise });
}

/** Decides a delivery of pieces to the shelf. */
export function receiveStock(state: HostelState, item: string, count: number, at: number): Decision {
  const index = state.hostel.indexOfItem.get(item) ?? -1;
  const itemPlan = state.hostel.plan.shop.items[index];
  if (!itemPlan || !isPositiveInteger(count)) return refuse('invalid');
  if ((state.stock[index] ?? 0) + count > itemPlan.capacity) return refuse('shelf-full');
  return accept({ type: 'stock-received', at, item, count });
}

/** Returns the price of lines in paise; an unknown item costs nothing. */
export function priceOf(state: HostelState, lines: readonly OrderLine[]): number {
  const { indexOfItem, plan } = state.hostel;
  const itemPrice = (id: string) => plan.shop.items[indexOfItem.get(id) ?? -1]?.price ?? 0;
  return sum(lines.map(({ item, count }) => count * itemPrice(item)));
}

/** Lacks 0 and O, 1 and I, because codes are read aloud. */
const CODE_CHARACTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Returns an order's code of three characters. The odd factor makes the 32,768 codes of a day distinct. */
export function pickUpCode(state: HostelState, orderNumber: number): string {
  const offset = Math.floor(createRandom(state.hostel.plan.seed, STREAMS.codes, state.hostel.day)() * 32768);
  return base32((orderNumber * 20173 + offset) % 32768, 3, CODE_CHARACTERS);
}
