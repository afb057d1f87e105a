import type { HostelState } from '../state.ts';

export type Movement = {
  readonly kind: 'morning' | 'top-up' | 'order' | 'refund';
  /** Second of the day; 0 for the morning's balance. */
  readonly at: number;
  /** Negative for money out. */
  readonly paise: number;
  /** 0 without an order. */
  readonly order: number;
};

const KINDS = { 'wallet-topped-up': 'top-up', 'order-placed': 'order', 'order-cancelled': 'refund' } as const;

/** Paise. */
export const walletOf = ({ wallets, hostel }: HostelState, resident: string): number =>
  wallets[hostel.placeOf.get(resident) ?? -1] ?? 0;

/** Newest first. */
export function movements(
  { log, hostel }: HostelState,
  resident: string,
  count: number,
): readonly Movement[] {
  const morning = hostel.opening[hostel.placeOf.get(resident) ?? -1] ?? 0;
  const all: Movement[] = [{ kind: 'morning', at: 0, paise: morning, order: 0 }];
  for (const event of log) {
    const kind = event.type in KINDS ? KINDS[event.type as keyof typeof KINDS] : null;
    if (!kind || !('paise' in event) || !('resident' in event) || event.resident !== resident) continue;
    const paise = kind === 'order' ? -event.paise : event.paise;
    all.push({ kind, at: event.at, paise, order: 'order' in event ? event.order : 0 });
  }
  return all.slice(-count).reverse();
}
