import type { MealId } from '../plan.ts';
import { checkedInAt, estimateAt, estimateNow } from '../presence.ts';
import type { HostelState } from '../state.ts';
import { phaseOf } from '../time.ts';

/** Counts students; the counts add up to the residents. After the meal, `expected` were forecast but did not come. */
export function countStudents(state: HostelState, meal: MealId) {
  const { hostel, second } = state;
  const residents = hostel.residents.length;
  const { forecast, error, plates } = estimateNow(state, meal);
  const isOver = phaseOf(hostel.plan.meals[meal], second) === 'done';
  const lastFive = isOver
    ? 0
    : hostel.residents.filter((_, index) => (checkedInAt(state, index, meal) ?? -300) > second - 300).length;
  const expected = Math.max(0, forecast - plates);
  return {
    residents,
    served: plates - lastFive,
    lastFive,
    expected,
    notComing: residents - plates - expected,
    forecast,
    error,
  };
}

/** Grains on a meal's plate from opening to closing: its first forecast plus the error. */
export function countGrainSlots(state: HostelState, meal: MealId): number {
  const { hostel } = state;
  const { forecast, error } = estimateAt(state, meal, hostel.plan.meals[meal].opens * 60);
  return Math.min(hostel.residents.length, forecast + error);
}
