import type { z } from 'zod';
import { analyticsDemoSchema } from './analytics.ts';
import { attendanceDemoSchema } from './attendance.ts';
import { closingDemoSchema } from './closing.ts';
import { sharedDemoSchema } from './shared.ts';
import { tuckshopDemoSchema } from './tuckshop.ts';

/** `content/products/messmate/demo/`: the words of the live demo, a file for each of its parts. */
export const demoSchemas = {
  shared: sharedDemoSchema,
  attendance: attendanceDemoSchema,
  analytics: analyticsDemoSchema,
  tuckshop: tuckshopDemoSchema,
  closing: closingDemoSchema,
};

export type DemoWords = { [Part in keyof typeof demoSchemas]: z.infer<(typeof demoSchemas)[Part]> };
