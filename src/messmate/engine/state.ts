import type { HostelEvent, Refusal } from './events.ts';
import type { Hostel } from './hostel.ts';
import { MEAL_INDEX, MEALS, type OrderLine } from './plan.ts';

/** `number` counts from 1, `resident` is an id, and `placedAt` seconds since midnight. */
export type ShopOrder = {
  readonly number: number;
  readonly resident: string;
  readonly lines: readonly OrderLine[];
  readonly paise: number;
  readonly placedAt: number;
  readonly status: 'placed' | 'collected' | 'cancelled';
};

/** The hostel at a second of the sample day; all but `hostel` follows from `hostel` and the log. */
export type HostelState = Readonly<Draft>;

type Draft = {
  hostel: Hostel;
  log: readonly HostelEvent[];
  second: number;
  /** The second up to which the hostel's actions (day.ts) have been carried out. */
  actionsDoneUntil: number;
  /** By meal, the second at which each resident checked in, or -1. */
  checkInSeconds: readonly Int32Array[];
  /** By meal, the second at which each resident marked leave today, or 0. */
  leaveMarkedAt: readonly Int32Array[];
  /** Paise by resident. */
  wallets: Int32Array;
  /** Pieces by item. */
  stock: Int32Array;
  /** Sorted by number, from 1. */
  orders: ShopOrder[];
  /** By planned visit, the number of the order placed, or undefined. */
  orderOfVisit: number[];
};

/** The events of a command, or the reason for its refusal. A refused scan has both: the log shows it to the staff. */
export type Decision = Readonly<{ events: readonly HostelEvent[]; refused: Refusal | null }>;

/** Returns the state at midnight, with wallets and stock from the day before. */
export function startDay(hostel: Hostel): HostelState {
  const { plan, residents, openingBalances } = hostel;
  return {
    hostel,
    log: [],
    second: 0,
    actionsDoneUntil: 0,
    checkInSeconds: MEALS.map(() => new Int32Array(residents.length).fill(-1)),
    leaveMarkedAt: MEALS.map(() => new Int32Array(residents.length)),
    wallets: Int32Array.from(openingBalances),
    stock: Int32Array.from(plan.shop.items, ({ stock }) => stock),
    orders: [],
    orderOfVisit: [],
  };
}

/** Returns a new state after the events. */
export function applyEvents(state: HostelState, events: readonly HostelEvent[]): HostelState {
  const draft = createDraft(state);
  for (const event of events) applyEvent(draft, event);
  return { ...draft, log: state.log.concat(events) };
}

/** Copies the state for changes in place; the log is shared. */
export function createDraft(state: HostelState): Draft {
  return {
    ...state,
    checkInSeconds: state.checkInSeconds.map((meal) => meal.slice()),
    leaveMarkedAt: state.leaveMarkedAt.map((meal) => meal.slice()),
    wallets: state.wallets.slice(),
    stock: state.stock.slice(),
    orders: state.orders.slice(),
    orderOfVisit: state.orderOfVisit.slice(),
  };
}

/** Applies an event in place, because a day has thousands of events. */
export function applyEvent(draft: Draft, event: HostelEvent): void {
  const { indexOfResident, indexOfItem } = draft.hostel;
  const resident = 'resident' in event ? (indexOfResident.get(event.resident) ?? -1) : -1;
  const addStock = (item: string, count: number) => addTo(draft.stock, indexOfItem.get(item) ?? -1, count);
  draft.second = Math.max(draft.second, event.at);
  switch (event.type) {
    case 'checked-in': {
      const seconds = draft.checkInSeconds[MEAL_INDEX[event.meal]];
      if (seconds) seconds[resident] = event.at;
      break;
    }
    case 'order-placed': {
      const { order: number, resident: id, lines, paise, visit, at } = event;
      draft.orders.push({ number, resident: id, lines, paise, placedAt: at, status: 'placed' });
      if (visit >= 0) draft.orderOfVisit[visit] = number;
      for (const { item, count } of lines) addStock(item, -count);
      addTo(draft.wallets, resident, -paise);
      break;
    }
    case 'order-collected':
    case 'order-cancelled': {
      const order = draft.orders[event.order - 1];
      if (!order) break;
      const status = event.type === 'order-collected' ? 'collected' : 'cancelled';
      draft.orders[event.order - 1] = { ...order, status };
      if (status === 'collected') break;
      for (const { item, count } of order.lines) addStock(item, count);
      addTo(draft.wallets, resident, order.paise);
      break;
    }
    case 'wallet-topped-up':
      addTo(draft.wallets, resident, event.paise);
      break;
    case 'stock-received':
      addStock(event.item, event.count);
      break;
    case 'leave-marked': {
      const leaveMarkedAt = draft.leaveMarkedAt[MEAL_INDEX[event.meal]];
      if (leaveMarkedAt) leaveMarkedAt[resident] = event.isAway ? event.at : 0;
      break;
    }
    case 'time-moved':
      draft.actionsDoneUntil = event.at;
      break;
    case 'scan-refused':
      break;
  }
}

/** Returns the paise in a resident's wallet. */
export const walletOf = ({ wallets, hostel }: HostelState, resident: string): number =>
  wallets[hostel.indexOfResident.get(resident) ?? -1] ?? 0;

function addTo(counts: Int32Array, index: number, amount: number): void {
  if (index >= 0) counts[index] = (counts[index] ?? 0) + amount;
}
