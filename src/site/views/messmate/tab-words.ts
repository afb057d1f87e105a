import { eachFeature } from '../../../content/features.ts';
import type { ProductPageWords } from '../../../content/schemas/product.ts';
import type { HostelState } from '../../../messmate/engine/state.ts';
import { figuresOf } from '../../../messmate/island/figures.ts';
import type { TabWords } from '../../../messmate/tabs/FeatureTabs.tsx';

/** The words of the tabs and their panels, each tab with its own figure. */
export function tabsOf(
  { features: { tabs } }: ProductPageWords,
  { state }: { state: HostelState },
): TabWords {
  const figures = figuresOf(
    eachFeature((id) => tabs[id].figure),
    state.hostel,
  )(state);
  return eachFeature((id) => ({ ...tabs[id], figure: figures[id] }));
}
