import { fill } from '../../../content/fill.ts';
import type { ProductPageWords } from '../../../content/schemas/product.ts';
import { monthOf, rupees, rupeesExact } from '../../../messmate/format.ts';
import type { Readouts } from '../../../messmate/sample-readouts.ts';
import type { TabWords } from '../../../messmate/tabs/FeatureTabs.tsx';

/** The tabs' labels, each with its own figure. */
export function tabsOf({ features: { tabs } }: ProductPageWords, { meal, cost, sales }: Readouts): TabWords {
  const { attendance, analytics, tuckshop } = tabs;
  return {
    attendance: {
      tab: attendance.tab,
      figure: fill(attendance.figure, { plates: meal.plates, meal: meal.name.toLowerCase() }),
    },
    analytics: {
      tab: analytics.tab,
      figure: fill(analytics.figure, { cost: rupeesExact(cost.total.perPlate), month: monthOf(cost.from) }),
    },
    tuckshop: { tab: tuckshop.tab, figure: fill(tuckshop.figure, { sales: rupees(sales.total) }) },
  };
}
