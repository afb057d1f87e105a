import type { ReactNode } from 'react';
import type { InterfaceWords } from '../../../content/schemas/interface.ts';
import type { ProductPageWords } from '../../../content/schemas/product.ts';
import { AnalyticsDrawing } from '../../../messmate/analytics/AnalyticsDrawing.tsx';
import { AttendanceDrawing } from '../../../messmate/attendance/AttendanceDrawing.tsx';
import type { Readouts } from '../../../messmate/sample-readouts.ts';
import type { Feature } from '../../../messmate/tabs/features.ts';
import { Panel } from '../../../messmate/tabs/Panel.tsx';
import { TuckshopDrawing } from '../../../messmate/tuckshop/TuckshopDrawing.tsx';

/** The three panels, each with its claim, its points and its drawing. */
export function panelsOf(
  words: ProductPageWords,
  site: InterfaceWords,
  readouts: Readouts,
): Record<Feature, ReactNode> {
  const { tabs } = words.features;
  return {
    attendance: (
      <Panel {...tabs.attendance} isSteady>
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
