import { run } from './commands.ts';
import { createHostel } from './hostel.ts';
import type { HostelPlan } from './plan.ts';
import { type HostelState, startDay } from './state.ts';
import { currentMeal } from './time.ts';

/** Creates the sample hostel at the second that all pages show. @throws RangeError if a date in the plan is invalid */
export function createSampleState(plan: HostelPlan): HostelState {
  const morning = startDay(createHostel(plan));
  return run(morning, { type: 'move-time', to: findSampleSecond(plan) }).state;
}

/** Finds the second (1 or later) that all pages show: `readAt` or, if no meal is open then, the current meal's opening. */
export function findSampleSecond(plan: HostelPlan): number {
  const { opens, closes } = plan.meals[currentMeal(plan, plan.readAt * 60)];
  const isOpen = plan.readAt >= opens && plan.readAt < closes;
  return Math.max(1, (isOpen ? plan.readAt : opens) * 60);
}
