import type { z } from 'zod';
import { analytics, analyticsDemoSchema } from './analytics.ts';
import { attendance, attendanceDemoSchema } from './attendance.ts';
import { closingDemoSchema, sharedDemoSchema } from './shared.ts';
import { tuckshop, tuckshopDemoSchema } from './tuckshop.ts';

/**
 * The features of the product that the page shows behind tabs, in their order. Each id is the anchor of its panel, the
 * name of its words in page.yaml, and its folder in src/messmate.
 */
export const FEATURES = { attendance, analytics, tuckshop };
export type Feature = keyof typeof FEATURES;

/** Something for each feature, in their order. */
export const eachFeature = <Thing>(of: (id: Feature) => Thing): Record<Feature, Thing> =>
  Object.fromEntries(Object.keys(FEATURES).map((id) => [id, of(id as Feature)])) as Record<Feature, Thing>;

/** The files of `content/` with the words of the live demo, one for each of its parts. */
export const DEMO_FILES = {
  shared: { file: 'products/messmate/demo/shared.yaml', schema: sharedDemoSchema },
  attendance: { file: 'products/messmate/demo/attendance.yaml', schema: attendanceDemoSchema },
  analytics: { file: 'products/messmate/demo/analytics.yaml', schema: analyticsDemoSchema },
  tuckshop: { file: 'products/messmate/demo/tuckshop.yaml', schema: tuckshopDemoSchema },
  closing: { file: 'products/messmate/demo/closing.yaml', schema: closingDemoSchema },
} as const;

export type DemoWords = {
  [Part in keyof typeof DEMO_FILES]: z.infer<(typeof DEMO_FILES)[Part]['schema']>;
};
