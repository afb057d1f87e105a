import { parse } from 'yaml';
import { hostelSchema } from '../../src/content/schemas/hostel.ts';
import type { HostelPlan } from '../../src/messmate/engine/plan.ts';
import { FIXTURES } from '../content.ts';

/** Parses the fixtures' hostel.yaml without validation. */
export const rawPlan = (): Record<string, unknown> => parse(FIXTURES['hostel.yaml'] ?? '');

/** The fixtures' hostel.yaml, validated. */
export const plan: HostelPlan = hostelSchema.parse(rawPlan());
