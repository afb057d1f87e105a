import { run } from './commands.ts';
import type { HostelEvent } from './events.ts';
import { createHostel, type Hostel } from './hostel.ts';
import { type HostelPlan, MEALS } from './plan.ts';
import { applyAll, emptyState, type HostelState } from './state.ts';
import { currentMeal } from './time.ts';

/** The sample hostel at the day and minute of its plan. @throws RangeError if the plan's date is invalid */
export function sampleHostel(plan: HostelPlan, seed: number = plan.seed): HostelState {
  const morning = startOfDay(createHostel(plan, seed));
  return run(morning, { type: 'move-time', to: plan.readAt * 60 }).state;
}

/** The second at which the live demo begins: the opening of the meal that the pages show. */
export function demoStart(plan: HostelPlan): number {
  return Math.max(1, plan.meals[currentMeal(plan, plan.readAt * 60)].opens * 60);
}

/** Midnight: the day's leave has been marked, and nothing else has happened. */
export function startOfDay(hostel: Hostel): HostelState {
  const count = hostel.residents.length;
  const isAway = (place: number, meal: number) =>
    hostel.absences[(hostel.plan.historyDays * 4 + meal) * count + place] === 1;
  const events = hostel.residents.flatMap(({ id: resident }, place): HostelEvent[] => {
    const meals = MEALS.filter((_, meal) => isAway(place, meal));
    return meals.length > 0 ? [{ type: 'leave-marked', at: 0, resident, meals }] : [];
  });
  return applyAll(emptyState(hostel), events);
}
