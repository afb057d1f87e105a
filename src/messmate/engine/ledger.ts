import type { HostelEvent } from './events.ts';

/**
 * The shop's books: double entry with signed amounts, so all balances always add up to zero (Martin Fowler, "Accounting
 * Transaction", martinfowler.com). Brought-forward is the wallets in the morning, payments come from the online payment
 * partner, held is paid but not collected, supplier is owed for goods, purchases are goods at cost.
 */
export const BOOKS = ['brought-forward', 'payments', 'held', 'sales', 'supplier', 'purchases'] as const;
export type Book = (typeof BOOKS)[number];
export type Account = Book | { readonly wallet: string };

type Posting = { readonly from: Account; readonly to: Account; readonly paise: number };

/** Null if the event moves no money. */
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
