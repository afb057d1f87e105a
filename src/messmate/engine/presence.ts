import { forecastPlates } from './forecast.ts';
import { MEAL_INDEX, type MealId } from './plan.ts';
import type { HostelState } from './state.ts';
import { sum } from './sum.ts';
import { phaseOf } from './time.ts';

/** Whether a resident, by place, is on leave for a meal of the day. */
export function isAway(state: HostelState, place: number, meal: MealId): boolean {
  return (((state.leave[place] ?? 0) >> MEAL_INDEX[meal]) & 1) === 1;
}

/** The second at which a resident, by place, checked in to a meal of the day; null before that. */
export function checkedInAt(state: HostelState, place: number, meal: MealId): number | null {
  const at = state.checkedIn[MEAL_INDEX[meal]]?.[place] ?? -1;
  return at >= 0 ? at : null;
}

/** What the morning's rates expect of a meal of the day, in plates by wing, without residents on leave. */
export function forecastByWing(state: HostelState, id: MealId): readonly number[] {
  const { plan, residents, rates } = state.hostel;
  const present = plan.wings.map(() => 0);
  residents.forEach(({ wing }, place) => {
    if (!isAway(state, place, id)) present[wing] = (present[wing] ?? 0) + 1;
  });
  return forecastPlates(rates[MEAL_INDEX[id]] ?? [], present);
}

/**
 * The forecast of a meal of the day, the plates so far and those still to come, by wing: none once the counter has
 * closed. While the meal is due or live the forecast follows the leave that is marked, and a wing that exceeds its
 * forecast raises it, so that plates and plates to come always sum to it. Once the meal is over it is what the morning's
 * method said, to be compared with the result.
 */
export function expectation(state: HostelState, id: MealId) {
  const { plan } = state.hostel;
  const byWing = forecastByWing(state, id);
  const plates = plan.wings.map((_, wing) => state.plates[MEAL_INDEX[id]]?.[wing] ?? 0);
  const done = phaseOf(plan.meals[id], state.second) === 'done';
  const toComeByWing = byWing.map((expected, wing) =>
    done ? 0 : Math.max(0, expected - (plates[wing] ?? 0)),
  );
  const served = sum(plates);
  return { forecast: done ? sum(byWing) : served + sum(toComeByWing), plates: served, toComeByWing };
}
