import type { Line } from '../plan.ts';
import type { HostelState, ShopOrder } from '../state.ts';
import { pickUpCode, priceOf } from '../tuckshop.ts';

/** `code` is shown at the window; `at` is a second of the day. */
export type OrderRow = ReturnType<typeof rowOf>;

/** Newest first. */
export function ordersOf(state: HostelState, resident: string): readonly OrderRow[] {
  const orders = state.orders.filter((order) => order.resident === resident);
  return orders.reverse().map((order) => rowOf(state, order));
}

/** Oldest first. */
export const waitingOrders = ({ orders }: HostelState): readonly number[] =>
  orders.flatMap(({ status, number }) => (status === 'placed' ? number : []));

export function orderAt(state: HostelState, number: number): OrderRow | undefined {
  const order = state.orders[number - 1];
  return order && rowOf(state, order);
}

function rowOf(state: HostelState, { number, resident, lines, paise, placedAt: at, status }: ShopOrder) {
  const { residents, indexOfResident } = state.hostel;
  const { name = '', room = '' } = residents[indexOfResident.get(resident) ?? -1] ?? {};
  const code = pickUpCode(state, number);
  return { number, code, name, room, lines: namedLines(state, lines), paise, at, status };
}

/** With the price of each line. An unknown item has no name and costs nothing. */
export function namedLines(state: HostelState, lines: readonly Line[]) {
  const { indexOfItem, plan } = state.hostel;
  return lines.map((line) => ({
    ...line,
    name: plan.shop.items[indexOfItem.get(line.item) ?? -1]?.name ?? '',
    paise: priceOf(state, [line]),
  }));
}
