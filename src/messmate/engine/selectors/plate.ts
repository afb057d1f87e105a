import { MEAL_INDEX, type MealId } from '../plan.ts';
import { checkedInAt, expectation, expectedAt } from '../presence.ts';
import type { HostelState } from '../state.ts';
import { sum } from '../sum.ts';
import { phaseOf } from '../time.ts';

/**
 * Counts of students that sum to the residents: `served` before the last five minutes, in the last five, still expected,
 * and not coming (on leave or not expected). Once the meal is over, `lastFive` is 0, `expected` those who were forecast and
 * did not come, and `forecast` the one before cooking.
 */
export function plateOf(state: HostelState, meal: MealId) {
  const { hostel, second } = state;
  const residents = hostel.residents.length;
  const { forecast, error, plates } = expectation(state, meal);
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

/**
 * The number of students for whom a meal's plate has slots from opening to closing: its first forecast plus the error.
 * Forecasts rise during a meal, but by then others have left the plate.
 */
export function grainSlotsOf(state: HostelState, meal: MealId): number {
  const { hostel } = state;
  const { forecast, error } = expectedAt(state, meal, hostel.plan.meals[meal].opens * 60);
  // A resident who has marked leave keeps their slot.
  const marked = sum(state.marked[MEAL_INDEX[meal]] ?? []);
  return Math.min(hostel.residents.length, forecast + error + marked);
}
