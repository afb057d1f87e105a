import { run } from './commands.ts';
import { createHostel } from './hostel.ts';
import type { HostelPlan } from './plan.ts';
import { type HostelState, startOfDay } from './state.ts';
import { currentMeal } from './time.ts';

/** The sample hostel at the day and minute of its plan. @throws RangeError if the plan's date is invalid */
export function sampleHostel(plan: HostelPlan): HostelState {
  const morning = startOfDay(createHostel(plan));
  return run(morning, { type: 'move-time', to: plan.readAt * 60 }).state;
}

/** The second at which the live demo begins: the opening of the meal that the pages show. */
export function demoStart(plan: HostelPlan): number {
  return Math.max(1, plan.meals[currentMeal(plan, plan.readAt * 60)].opens * 60);
}
