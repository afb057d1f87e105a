import type { HostelEvent } from './events.ts';

/**
 * The shop's books. Every posting moves an amount from one account to another, so all balances always add up to zero:
 * double entry with signed amounts (Martin Fowler, "Accounting Transaction", martinfowler.com). A wallet's balance is
 * the resident's money. The others are brought-forward (the wallets in the morning), payments (from the online payment
 * partner), held (paid, not yet collected), sales (collected), supplier (owed for goods) and purchases (goods at cost).
 */
export const BOOKS = ['brought-forward', 'payments', 'held', 'sales', 'supplier', 'purchases'] as const;
export type Book = (typeof BOOKS)[number];
export type Account = Book | { readonly wallet: string };

/** Moves a non-negative amount from one account to another. */
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
