import { apportion } from '../apportion.ts';
import { isoDay, monthBefore } from '../calendar.ts';
import type { CostPlan } from '../plan.ts';
import type { HostelState } from '../state.ts';
import { sum } from '../sum.ts';

type CostRow = {
  readonly id: string;
  readonly name: string;
  /** Paise in the month. */
  readonly paise: number;
  /** Paise a plate; the column sums to the total's, so a row may be rounded down or up to a whole paisa. */
  readonly perPlate: number;
};

/** What a month cost by the plan's heads; the rows sum to the total in both columns. */
export type CostTable = {
  readonly heads: readonly CostRow[];
  readonly total: { readonly paise: number; readonly perPlate: number };
};

export type MonthCost = CostTable & {
  /** First day of the month. */
  readonly month: string;
  /** Days of the month that the history holds. */
  readonly days: number;
  /** Plates eaten. */
  readonly plates: number;
};

/** What the last full calendar month cost, by head. Groceries are those of all plates cooked, eaten or not. */
export function monthCost(state: HostelState): MonthCost {
  const { history, plan, day } = state.hostel;
  const { first, end } = monthBefore(day);
  const meals = history.flat().filter((meal) => meal.day >= first && meal.day < end);
  const plates = sum(meals.map((meal) => meal.eaten));
  const cooked = sum(meals.map((meal) => meal.cooked));
  const groceries = sum(meals.map((meal) => meal.groceries));
  const amounts = plan.costs.map((head) => amountOf(head, groceries, cooked));
  return {
    month: isoDay(first),
    days: new Set(meals.map((meal) => meal.day)).size,
    plates,
    ...costTable(plan.costs, amounts, plates),
  };
}

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

function amountOf(head: CostPlan, groceries: number, cooked: number): number {
  switch (head.kind) {
    case 'groceries':
      return groceries;
    case 'monthly':
      return head.price;
    case 'cylinder':
      return Math.ceil((cooked * head.gramsPerPlate) / head.cylinderGrams) * head.price;
  }
}
