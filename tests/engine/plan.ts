import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { HostelPlan } from '../../src/messmate/engine/plan.ts';
import { hostelSchema } from '../../src/schemas/hostel.ts';

/** The sample hostel's plan as the site reads it. */
export const plan: HostelPlan = hostelSchema.parse(
  parse(readFileSync(new URL('../../content/hostel.yaml', import.meta.url), 'utf8')),
);
