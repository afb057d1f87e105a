import type { MealId } from '../plan.ts';
import { countPlates, estimateAt, estimateNow } from '../presence.ts';
import type { HostelState } from '../state.ts';
import { FIVE_MINUTES_IN_SECONDS, phaseOf } from '../time.ts';

/**
 * Counts students; the counts add up to the residents. `justServed` came in the last five minutes, `served` before.
 * After the meal, `served` are all who came, and `expected` were forecast but did not come.
 */
export function countStudents(state: HostelState, meal: MealId) {
  const { hostel, second } = state;
  const residents = hostel.residents.length;
  const { forecast, error, plates } = estimateNow(state, meal);
  const isOver = phaseOf(hostel.plan.meals[meal], second) === 'done';
  const served = isOver ? plates : countPlates(state, meal, second - FIVE_MINUTES_IN_SECONDS);
  const expected = Math.max(0, forecast - plates);
  return {
    residents,
    served,
    justServed: plates - served,
    expected,
    notComing: residents - plates - expected,
    forecast,
    error,
  };
}

/** Returns for how many students the plate has positions: a meal's forecast at opening plus the error, at most all. */
export function plateCapacityOf(state: HostelState, meal: MealId): number {
  const { hostel } = state;
  const { forecast, error } = estimateAt(state, meal, hostel.plan.meals[meal].opens * 60);
  return Math.min(hostel.residents.length, forecast + error);
}
