import { type FEATURES, type Feature, mapFeatures } from '../content/features.ts';
import { fill } from '../content/fill.ts';
import type { Hostel } from './engine/hostel.ts';
import { computeLatestReport, sumToday } from './engine/selectors/books.ts';
import { readMeal } from './engine/selectors/meals.ts';
import { computeSales } from './engine/selectors/shop.ts';
import type { HostelState } from './engine/state.ts';
import { lastOpenedMeal } from './engine/time.ts';
import { monthName, rupees, rupeesExact } from './format.ts';

type Values<Name extends string = string> = (state: HostelState) => Record<Name, string | number>;

/** A function for each feature whose figure has placeholders. */
type ValuesOf = {
  [Id in Feature as (typeof FEATURES)[Id] extends readonly [] ? never : Id]: Values<
    (typeof FEATURES)[Id][number]
  >;
};

/** The figures on the tabs, in the document and live. `texts` are the owner's words, with placeholders. */
export function createFigures(texts: Record<Feature, string>, hostel: Hostel) {
  // Computed in advance, because it changes only when today is booked.
  const costBeforeToday = computeLatestReport(hostel);
  const values: ValuesOf = {
    attendance: (state) => {
      const { plates, name } = readMeal(state, lastOpenedMeal(hostel.plan, state.second));
      return { plates, meal: name };
    },
    analytics: (state) => {
      const today = sumToday(state);
      const { total, from } = today ? computeLatestReport(hostel, today) : costBeforeToday;
      return { cost: rupeesExact(total.perPlate), month: monthName(from) };
    },
    tuckshop: (state) => ({ sales: rupees(computeSales(state).total) }),
  };
  const valuesById: Partial<Record<Feature, Values>> = values;
  return (state: HostelState) => mapFeatures((id) => fill(texts[id], valuesById[id]?.(state) ?? {}));
}

/** The figures on the tabs of the document. */
export const tabFigures = (tabs: Record<Feature, { figure: string }>, state: HostelState) =>
  createFigures(
    mapFeatures((id) => tabs[id].figure),
    state.hostel,
  )(state);
