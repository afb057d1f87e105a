import { mapTabs, type TABS, type TabId } from '../content/features.ts';
import { fill } from '../content/fill.ts';
import type { Hostel } from './engine/hostel.ts';
import { computeLatestReport, sumToday } from './engine/selectors/books.ts';
import { readMeal } from './engine/selectors/meals.ts';
import { computeSales } from './engine/selectors/shop.ts';
import type { HostelState } from './engine/state.ts';
import { lastOpenedMeal } from './engine/time.ts';
import { monthName, rupees, rupeesExact } from './format.ts';

type Values = {
  [Id in TabId as (typeof TABS)[Id] extends readonly [] ? never : Id]: {
    [Name in (typeof TABS)[Id][number]]: string | number;
  };
};

/** Returns a function that fills the figures on the tabs. `texts` are the owner's words, with placeholders. */
export function createFigures(texts: Record<TabId, string>, hostel: Hostel) {
  // Computed in advance, because it changes only when the sample day's last meal is over.
  const reportBeforeToday = computeLatestReport(hostel);
  return (state: HostelState) => {
    const { plates, name } = readMeal(state, lastOpenedMeal(hostel.plan, state.second));
    const today = sumToday(state);
    const { total, from } = today ? computeLatestReport(hostel, today) : reportBeforeToday;
    const values: Values & Partial<Record<TabId, object>> = {
      attendance: { plates, meal: name },
      analytics: { cost: rupeesExact(total.perPlate), month: monthName(from) },
      tuckshop: { sales: rupees(computeSales(state).total) },
    };
    return mapTabs((id) => fill(texts[id], values[id] ?? {}));
  };
}

/** Returns the figures on the tabs of the document, filled for a state. */
export function tabFigures(tabs: Record<TabId, { figure: string }>, state: HostelState) {
  const texts = mapTabs((id) => tabs[id].figure);
  return createFigures(texts, state.hostel)(state);
}
