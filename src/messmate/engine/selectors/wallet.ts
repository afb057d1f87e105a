import type { HostelState } from '../state.ts';

/** Paise. */
export const walletOf = ({ wallets, hostel }: HostelState, resident: string): number =>
  wallets[hostel.placeOf.get(resident) ?? -1] ?? 0;
