import type { HostelState } from '../state.ts';
import { shelf } from './shop.ts';

type Seller = {
  readonly id: string;
  readonly name: string;
  /** Pieces since the morning, cancelled orders left out. */
  readonly sold: number;
  /** Paise for them. */
  readonly paise: number;
};

/** What sells best, by pieces; of the same number, what brings in more, then what comes first in the plan. */
export function bestSellers(state: HostelState, count: number): readonly Seller[] {
  const place = (id: string) => state.hostel.itemOf.get(id) ?? 0;
  return shelf(state)
    .filter(({ sold }) => sold > 0)
    .map(({ id, name, sold, price }) => ({ id, name, sold, paise: sold * price }))
    .sort((a, b) => b.sold - a.sold || b.paise - a.paise || place(a.id) - place(b.id))
    .slice(0, count);
}
