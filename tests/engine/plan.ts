import { parse } from 'yaml';
import { hostelSchema } from '../../src/content/schemas/hostel.ts';
import type { HostelPlan } from '../../src/messmate/engine/plan.ts';
import { FIXTURES } from '../content.ts';

export const rawPlan = (): Record<string, unknown> => parse(FIXTURES['hostel.yaml'] ?? '');

/** The sample hostel's plan as the site reads it. */
export const plan: HostelPlan = hostelSchema.parse(rawPlan());
