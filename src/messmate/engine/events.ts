import type { MealId, OrderLine } from './plan.ts';

export type ScanRefusal = 'already-eaten' | 'wrong-meal' | 'old-code' | 'on-leave' | 'closed';

/** An entry of the sample day's log, from which its state follows. `at` is seconds since midnight and never decreases. */
export type HostelEvent = { readonly at: number } & Readonly<
  | { type: 'checked-in'; resident: string; meal: MealId }
  | { type: 'scan-refused'; resident: string; meal: MealId | null; reason: ScanRefusal }
  /** `visit` is the number of the planned visit that placed the order, -1 for a command. */
  | (OrderEvent & { type: 'order-placed'; lines: readonly OrderLine[]; visit: number })
  | (OrderEvent & { type: 'order-collected' | 'order-cancelled' })
  | { type: 'wallet-topped-up'; resident: string; paise: number }
  | { type: 'stock-received'; item: string; count: number }
  | { type: 'leave-marked'; resident: string; meal: MealId; isAway: boolean }
  | { type: 'time-moved' }
>;

type OrderEvent = { order: number; resident: string; paise: number };

/** A scan of the door's code or, at the counter, of a pass. `isOld` is true for a photograph of an old door code and for yesterday's pass. */
export type Scan = Readonly<{ resident: string; place: 'door' | 'counter'; isOld: boolean }>;

/** `to` is in seconds since midnight. `mark-leave` marks or withdraws leave from the open or next meal. */
export type Command = Readonly<
  | (Scan & { type: 'scan' })
  | { type: 'place-order'; resident: string; lines: readonly OrderLine[] }
  | { type: 'collect-order'; order: number }
  | { type: 'cancel-order'; order: number }
  | { type: 'top-up'; resident: string; paise: number }
  | { type: 'receive-stock'; item: string; count: number }
  | { type: 'mark-leave'; resident: string; isAway: boolean }
  | { type: 'move-time'; to: number }
>;

/** `invalid` is an unknown id, an impossible number, or leave that changes nothing or comes too late. */
export type Refusal =
  | ScanRefusal
  | 'invalid'
  | 'empty-order'
  | 'shop-closed'
  | 'out-of-stock'
  | 'wallet-short'
  | 'wallet-full'
  | 'shelf-full'
  | 'order-ended';
