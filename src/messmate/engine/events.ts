import type { Line, MealId } from './plan.ts';

export type ScanRefusal = 'second-scan' | 'wrong-meal' | 'old-code' | 'on-leave' | 'closed';

/**
 * The log is the single source of truth: everything shown is counted from it. `at` is seconds since midnight and never
 * decreases; residents are ids; money is in paise.
 */
export type HostelEvent =
  | { readonly type: 'checked-in'; readonly at: number; readonly resident: string; readonly meal: MealId }
  | {
      readonly type: 'scan-refused';
      readonly at: number;
      readonly resident: string;
      /** The meal that was open; null if none. */
      readonly meal: MealId | null;
      readonly reason: ScanRefusal;
    }
  | {
      readonly type: 'order-placed';
      readonly at: number;
      readonly order: number;
      readonly resident: string;
      readonly lines: readonly Line[];
      readonly paise: number;
      /** Number of the planned visit behind it; -1 for a command. */
      readonly visit: number;
    }
  | {
      readonly type: 'order-collected' | 'order-cancelled';
      readonly at: number;
      readonly order: number;
      readonly resident: string;
      readonly paise: number;
    }
  | {
      readonly type: 'wallet-topped-up';
      readonly at: number;
      readonly resident: string;
      readonly paise: number;
    }
  | {
      readonly type: 'stock-received';
      readonly at: number;
      readonly item: string;
      readonly count: number;
    }
  | {
      readonly type: 'leave-marked';
      readonly at: number;
      readonly resident: string;
      readonly meal: MealId;
      /** False takes it back. */
      readonly isAway: boolean;
    }
  | { readonly type: 'time-moved'; readonly at: number };

/** Of the code at the door by a student's phone, or of the phone's pass at the counter. */
export type Scan = {
  readonly resident: string;
  readonly at: 'door' | 'counter';
  /** A photograph of an earlier code at the door, or yesterday's pass. */
  readonly isOld: boolean;
};

/** `to` is in seconds since midnight. */
export type Command =
  | (Scan & { readonly type: 'scan' })
  | { readonly type: 'place-order'; readonly resident: string; readonly lines: readonly Line[] }
  | { readonly type: 'collect-order'; readonly order: number }
  | { readonly type: 'cancel-order'; readonly order: number }
  | { readonly type: 'top-up'; readonly resident: string; readonly paise: number }
  | { readonly type: 'receive-stock'; readonly item: string; readonly count: number }
  /** Leave from the meal that is open or next, as a student enters it in the app; or that leave taken back. */
  | { readonly type: 'mark-leave'; readonly resident: string; readonly isAway: boolean }
  | { readonly type: 'move-time'; readonly to: number };

export type Refusal =
  | ScanRefusal
  /** An unknown resident, item, order or number: no press sends it, but what a browser stored may have it. */
  | 'invalid'
  | 'empty-order'
  | 'shop-closed'
  | 'out-of-stock'
  | 'wallet-short'
  | 'wallet-full'
  | 'shelf-full'
  | 'not-open';
