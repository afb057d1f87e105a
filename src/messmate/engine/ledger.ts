import type { HostelEvent } from './events.ts';

/**
 * The shop's books. Every posting takes from one account what it gives to another, so that all balances together are
 * zero at any time: double entry with signed amounts (Martin Fowler, "Accounting Transaction", martinfowler.com).
 * A wallet's balance is what the resident has; the others are:
 * brought-forward: what the wallets held in the morning; payments: what the online payment partner paid in;
 * held: paid, not yet collected; sales: collected; supplier: owed for goods; purchases: the goods at their cost.
 */
export const BOOKS = ['brought-forward', 'payments', 'held', 'sales', 'supplier', 'purchases'] as const;
export type Book = (typeof BOOKS)[number];
export type Account = Book | { readonly wallet: string };

/** Moves an amount, never a negative one, from one account to another. */
type Posting = { readonly from: Account; readonly to: Account; readonly paise: number };

/** How an event is posted; null if it moves no money. */
export function postingOf(event: HostelEvent): Posting | null {
  switch (event.type) {
    case 'wallet-topped-up':
      return { from: 'payments', to: { wallet: event.resident }, paise: event.paise };
    case 'order-placed':
      return { from: { wallet: event.resident }, to: 'held', paise: event.paise };
    case 'order-cancelled':
      return { from: 'held', to: { wallet: event.resident }, paise: event.paise };
    case 'order-collected':
      return { from: 'held', to: 'sales', paise: event.paise };
    case 'stock-received':
      return { from: 'supplier', to: 'purchases', paise: event.paise };
    default:
      return null;
  }
}
