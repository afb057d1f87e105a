import type { z } from 'zod';
import { analyticsDemoSchema } from './analytics.ts';
import { attendanceDemoSchema } from './attendance.ts';
import { closingDemoSchema } from './closing.ts';
import { sharedDemoSchema } from './shared.ts';
import { tuckshopDemoSchema } from './tuckshop.ts';

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
