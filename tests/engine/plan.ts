import { parse } from 'yaml';
import type { HostelPlan } from '../../src/messmate/engine/plan.ts';
import { hostelSchema } from '../../src/schemas/hostel.ts';
import { REAL } from '../content.ts';

/** What stands in hostel.yaml. */
export const rawPlan = (): Record<string, unknown> => parse(REAL['hostel.yaml'] ?? '');

/** The sample hostel's plan as the site reads it. */
export const plan: HostelPlan = hostelSchema.parse(rawPlan());
