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
    : hostel.residents.filter((_, place) => (checkedInAt(state, place, meal) ?? -300) > second - 300).length;
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
 * For how many students a meal's plate keeps places from its opening to its closing: as many as its first forecast says,
 * give or take its error. Forecasts rise during a meal, but by then others have left the plate.
 */
export function placesOf(state: HostelState, meal: MealId): number {
  const { hostel } = state;
  const { forecast, error } = expectedAt(state, meal, hostel.plan.meals[meal].opens * 60);
  // Whoever marks leave leaves a place.
  const marked = sum(state.marked[MEAL_INDEX[meal]] ?? []);
  return Math.min(hostel.residents.length, forecast + error + marked);
}
