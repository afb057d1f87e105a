import type { MealId } from '../plan.ts';
import { checkedInAt, expectation } from '../presence.ts';
import type { HostelState } from '../state.ts';
import { phaseOf } from '../time.ts';

/** One meal as a plate: four counts of students that sum to the residents, the forecast, and its error. */
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
  /** All plates expected; once the meal is over, the announced forecast. */
  readonly forecast: number;
  /** The error of the forecast, in plates. */
  readonly error: number;
};

/** A meal of the day as a plate. */
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
