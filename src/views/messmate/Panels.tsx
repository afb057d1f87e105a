import type { ReactNode } from 'react';
import { AnalyticsDrawing } from '../../messmate/analytics/AnalyticsDrawing.tsx';
import { AttendanceDrawing } from '../../messmate/attendance/AttendanceDrawing.tsx';
import { monthOf, rupees, rupeesExact } from '../../messmate/format.ts';
import type { Readouts } from '../../messmate/sample-readouts.ts';
import type { TabWords } from '../../messmate/tabs/FeatureTabs.tsx';
import type { Feature } from '../../messmate/tabs/features.ts';
import { Panel } from '../../messmate/tabs/Panel.tsx';
import { TuckshopDrawing } from '../../messmate/tuckshop/TuckshopDrawing.tsx';
import type { InterfaceWords } from '../../schemas/interface.ts';
import type { ProductPageWords } from '../../schemas/product.ts';
import { fill } from '../../text/fill.ts';

/** The three panels, each with its claim, its points and its drawing. */
export function panelsOf(
  words: ProductPageWords,
  site: InterfaceWords,
  readouts: Readouts,
): Record<Feature, ReactNode> {
  const { tabs } = words.features;
  return {
    attendance: (
      <Panel {...tabs.attendance}>
        <AttendanceDrawing words={words.attendance} readouts={readouts} marks={site} />
      </Panel>
    ),
    analytics: (
      <Panel {...tabs.analytics}>
        <AnalyticsDrawing words={words.analytics} readouts={readouts} weekdays={site.weekdaysShort} />
      </Panel>
    ),
    tuckshop: (
      <Panel {...tabs.tuckshop}>
        <TuckshopDrawing words={words.tuckshop} readouts={readouts} marks={site} />
      </Panel>
    ),
  };
}

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
