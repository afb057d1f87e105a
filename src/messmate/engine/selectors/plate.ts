import { MEAL_INDEX, type MealId } from '../plan.ts';
import { checkedInAt, expectation, expectedAt } from '../presence.ts';
import type { HostelState } from '../state.ts';
import { sum } from '../sum.ts';
import { phaseOf } from '../time.ts';

/** The four counts of students sum to the residents. */
export type PlateReadout = {
  readonly residents: number;
  /** Came before the last five minutes. */
  readonly served: number;
  /** Came in the last five minutes; 0 once the meal is over. */
  readonly lastFive: number;
  /** Still expected or, once the meal is over, forecast but did not come. */
  readonly expected: number;
  /** On leave or not expected. */
  readonly notComing: number;
  /** Once the meal is over, the forecast before cooking. */
  readonly forecast: number;
  /** In plates. */
  readonly error: number;
};

export function plateOf(state: HostelState, meal: MealId): PlateReadout {
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
