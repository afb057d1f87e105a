import { type Account, BOOKS, type Book, type Posting, postingOf } from '../ledger.ts';
import type { HostelState } from '../state.ts';

/** An account of the shop; all wallets are one. */
type BookAccount = Book | 'wallets';

/** An entry of the ledger as a bookkeeper writes it. */
type LedgerEntry = {
  /** Second of the day. */
  readonly at: number;
  readonly debit: Account;
  readonly credit: Account;
  readonly paise: number;
};

/** An account's balance, on the side on which it stands; paise, the other side is 0. */
type Balance = { readonly account: BookAccount; readonly debit: number; readonly credit: number };

type Ledger = {
  /** Newest first. */
  readonly latest: readonly LedgerEntry[];
  /** The trial balance: both sides come to the same. */
  readonly balances: readonly Balance[];
  readonly debits: number;
  readonly credits: number;
};

/** Goods go the other way than money: what is bought is debited to purchases and owed to the supplier. */
const GOODS: readonly Account[] = ['supplier', 'purchases'];

function entryOf({ from, to, paise }: Posting, at: number): LedgerEntry {
  return GOODS.includes(to) ? { at, debit: to, credit: from, paise } : { at, debit: from, credit: to, paise };
}

/** The books: the latest so many entries, and the trial balance. */
export function ledger(state: HostelState, count: number): Ledger {
  const latest: LedgerEntry[] = [];
  for (let i = state.log.length - 1; i >= 0 && latest.length < count; i--) {
    const event = state.log[i];
    const posting = event && postingOf(event);
    if (posting) latest.push(entryOf(posting, event.at));
  }
  const owed = state.wallets.reduce((sum, paise) => sum + paise, 0);
  const balances = [
    side('wallets', owed),
    ...BOOKS.map((book) => side(book, GOODS.includes(book) ? -state.books[book] : state.books[book])),
  ];
  return {
    latest,
    balances,
    debits: balances.reduce((sum, { debit }) => sum + debit, 0),
    credits: balances.reduce((sum, { credit }) => sum + credit, 0),
  };
}

/** @param owed paise that the shop owes or has earned; below zero it is due to the shop, or spent */
const side = (account: BookAccount, owed: number): Balance => ({
  account,
  debit: Math.max(0, -owed),
  credit: Math.max(0, owed),
});
