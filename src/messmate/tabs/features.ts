/** The three features, in the order of their tabs. Their ids are the anchors of their panels. */
export const FEATURES = ['attendance', 'analytics', 'tuckshop'] as const;
export type Feature = (typeof FEATURES)[number];
