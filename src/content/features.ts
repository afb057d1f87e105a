/**
 * The tabs of the product page in order, each with the placeholders of its text `figure`, such as {month}. An id is the
 * panel's anchor, its field under `features.tabs` in page.yaml and its folder in src/messmate.
 */
export const TABS = {
  attendance: ['plates', 'meal'],
  analytics: ['cost', 'month'],
  tuckshop: ['sales'],
} as const;
export type TabId = keyof typeof TABS;

/** Builds an object with a value for each tab. */
export const mapTabs = <T>(toValue: (id: TabId) => T): Record<TabId, T> =>
  Object.fromEntries(Object.keys(TABS).map((id) => [id, toValue(id as TabId)])) as Record<TabId, T>;
