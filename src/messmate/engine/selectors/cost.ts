import { apportion } from '../apportion.ts';
import type { CostPlan } from '../plan.ts';
import { sum } from '../sum.ts';

type CostRow = {
  readonly id: string;
  readonly name: string;
  /** Paise in the month. */
  readonly paise: number;
  /** Paise a plate; the column sums to the total's, so a row may be rounded down or up to a whole paisa. */
  readonly perPlate: number;
};

/** What days cost by the plan's heads; the rows sum to the total in both columns. */
export type CostTable = {
  readonly heads: readonly CostRow[];
  readonly total: { readonly paise: number; readonly perPlate: number };
};

/** The paise of each cost head, in the order of the heads, with what they come to for each of so many plates eaten. */
export function costTable(costs: readonly CostPlan[], amounts: readonly number[], plates: number): CostTable {
  const paise = sum(amounts);
  const perPlate = plates > 0 ? Math.round(paise / plates) : 0;
  const column = apportion(perPlate, amounts);
  const heads = costs.map(({ id, name }, i) => ({
    id,
    name,
    paise: amounts[i] ?? 0,
    perPlate: column[i] ?? 0,
  }));
  return { heads, total: { paise, perPlate } };
}
