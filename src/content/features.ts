/**
 * The tabs of the product page in order, each with the placeholders of its figure. An id is the panel's anchor, its key in
 * page.yaml and its folder in src/messmate.
 */
export const FEATURES = {
  attendance: ['plates', 'meal'],
  analytics: ['cost', 'month'],
  tuckshop: ['sales'],
} as const;
export type Feature = keyof typeof FEATURES;

export const mapFeatures = <Value>(toValue: (id: Feature) => Value): Record<Feature, Value> =>
  Object.fromEntries(Object.keys(FEATURES).map((id) => [id, toValue(id as Feature)])) as Record<
    Feature,
    Value
  >;
