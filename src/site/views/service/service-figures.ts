import type { MealId } from '../../../messmate/engine/plan.ts';
import {
  type Busiest,
  busiest,
  type PassReadout,
  passToCome,
} from '../../../messmate/engine/selectors/checkins.ts';
import { type MealReadout, meals } from '../../../messmate/engine/selectors/meals.ts';
import { forecastMethod } from '../../../messmate/engine/selectors/method.ts';
import type { HostelState } from '../../../messmate/engine/state.ts';

/** What the services show of the sample hostel. */
export type ServiceFigures = {
  method: ReturnType<typeof forecastMethod>;
  pass: PassReadout;
  names: Record<MealId, string>;
  /** The meal that is tried, and its busiest five minutes. */
  trial: { meal: MealReadout; peak: Busiest };
};

export function serviceFigures(state: HostelState): ServiceFigures {
  const day = meals(state);
  const meal = day.find(({ id }) => id === 'lunch') as MealReadout;
  return {
    method: forecastMethod(state.hostel),
    pass: passToCome(state),
    names: Object.fromEntries(day.map(({ id, name }) => [id, name])) as Record<MealId, string>,
    trial: { meal, peak: busiest(meal) },
  };
}
