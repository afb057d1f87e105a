import type { Line } from '../plan.ts';
import type { HostelState, ShopOrder } from '../state.ts';
import { pickUpCode, priceOf } from '../tuckshop.ts';

export type OrderRow = {
  readonly number: number;
  /** Shown at the window. */
  readonly code: string;
  readonly name: string;
  readonly room: string;
  readonly lines: readonly OrderLine[];
  readonly paise: number;
  /** Second of the day. */
  readonly at: number;
  readonly status: ShopOrder['status'];
};

/** Newest first. */
export function ordersOf(state: HostelState, resident: string): readonly OrderRow[] {
  const own = state.orders.filter((order) => order.resident === resident);
  return own.reverse().map((order) => rowOf(state, order));
}

/** Oldest first. */
export const waitingOrders = ({ orders }: HostelState): readonly number[] =>
  orders.flatMap(({ status, number }) => (status === 'placed' ? number : []));

export function orderAt(state: HostelState, number: number): OrderRow | undefined {
  const order = state.orders[number - 1];
  return order && rowOf(state, order);
}

function rowOf(
  state: HostelState,
  { number, resident, lines, paise, placedAt, status }: ShopOrder,
): OrderRow {
  const { residents, placeOf } = state.hostel;
  const { name = '', room = '' } = residents[placeOf.get(resident) ?? -1] ?? {};
  return {
    number,
    code: pickUpCode(state, number),
    name,
    room,
    lines: namedLines(state, lines),
    paise,
    at: placedAt,
    status,
  };
}

export type OrderLine = {
  readonly item: string;
  readonly name: string;
  readonly count: number;
  /** Of the line. */
  readonly paise: number;
};

/** An unknown item has no name and costs nothing. */
export function namedLines(state: HostelState, lines: readonly Line[]): readonly OrderLine[] {
  const { itemOf, plan } = state.hostel;
  return lines.map((line) => ({
    ...line,
    name: plan.shop.items[itemOf.get(line.item) ?? -1]?.name ?? '',
    paise: priceOf(state, [line]),
  }));
}
