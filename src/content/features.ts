/**
 * The features of the product that the page shows behind tabs, in their order, each with what the figure on its tab names.
 * An id is the anchor of its panel, the name of its words in page.yaml, and its folder in src/messmate.
 */
export const FEATURES = {
  attendance: ['plates', 'meal'],
  analytics: ['cost', 'month'],
  tuckshop: ['sales'],
} as const;
export type Feature = keyof typeof FEATURES;

/** Something for each feature, in their order. */
export const eachFeature = <Thing>(of: (id: Feature) => Thing): Record<Feature, Thing> =>
  Object.fromEntries(Object.keys(FEATURES).map((id) => [id, of(id as Feature)])) as Record<Feature, Thing>;
