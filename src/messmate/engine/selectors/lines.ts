import type { Line } from '../plan.ts';
import type { HostelState } from '../state.ts';
import { priceOf } from '../tuckshop.ts';

/** A line of an order as it is on a bill. */
export type OrderLine = {
  readonly item: string;
  readonly name: string;
  readonly count: number;
  /** Paise of the line. */
  readonly paise: number;
};

/** Lines with the names and paise that a bill needs; what the shop does not know has no name and costs nothing. */
export function namedLines(state: HostelState, lines: readonly Line[]): readonly OrderLine[] {
  const { itemOf, plan } = state.hostel;
  return lines.map((line) => ({
    ...line,
    name: plan.shop.items[itemOf.get(line.item) ?? -1]?.name ?? '',
    paise: priceOf(state, [line]),
  }));
}
