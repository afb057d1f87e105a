import { forecastError } from './forecast-error.ts';
import { isAbsent } from './leave.ts';
import { sum } from './lists.ts';
import { MEAL_INDEX, type MealId } from './plan.ts';
import type { HostelState } from './state.ts';
import { DAY_END, phaseOf, shareAhead } from './time.ts';

/** `index` is the resident's index. */
export const isAway = ({ hostel, leaveMarkedAt }: HostelState, index: number, meal: MealId): boolean =>
  (leaveMarkedAt[MEAL_INDEX[meal]]?.[index] ?? 0) > 0 ||
  isAbsent(hostel.absences, hostel.plan.historyDays, MEAL_INDEX[meal], index);

/** The second of the check-in; null before it. */
export function checkedInAt(state: HostelState, index: number, meal: MealId): number | null {
  const at = state.checkedIn[MEAL_INDEX[meal]]?.[index] ?? -1;
  return at >= 0 ? at : null;
}

/** Those who have come to a meal by a second of the day. */
export function platesBy(state: HostelState, id: MealId, second = DAY_END): number {
  return state.checkedIn[MEAL_INDEX[id]]?.filter((at) => at >= 0 && at <= second).length ?? 0;
}

/**
 * A meal's plates so far, still to come with their error, and in all, as the kitchen sees them at a second. Two
 * estimates of the total are weighted by their inverse variances, which minimises the variance of the mean (Bates and
 * Granger, "The Combination of Forecasts", 1969): the morning's rates with the forecast's recent error, and the plates
 * so far with the usual curve and a binomial error.
 */
export function expectedAt(state: HostelState, id: MealId, second: number) {
  const { hostel } = state;
  const plates = platesBy(state, id, second);
  // A plate less for each who had marked leave by then.
  const marked = state.leaveMarkedAt[MEAL_INDEX[id]]?.filter((at) => at > 0 && at <= second).length ?? 0;
  const present = sum(hostel.present[MEAL_INDEX[id]] ?? []) - marked;
  const morning = Math.max(0, sum(hostel.morning[MEAL_INDEX[id]] ?? []) - marked);
  const variance = forecastError(hostel, id) ** 2;
  const ahead = shareAhead(hostel.plan.meals[id], second);
  const fixed = (1 - ahead) * variance;
  const binomial = morning * ahead;
  // Avoids 0 / 0 when no student is expected and none of the curve is past.
  const weight = fixed + binomial > 0 ? variance / (fixed + binomial) : 0;
  const total = morning + weight * (plates - (1 - ahead) * morning);
  const toCome = Math.max(0, Math.min(present - plates, Math.round(total - plates)));
  const error = Math.round(Math.sqrt(weight * binomial));
  return { plates, toCome, forecast: plates + toCome, error: toCome > 0 ? Math.max(1, error) : 0 };
}

/** As `expectedAt` now; once the counter has closed, with the forecast of the opening, and none to come. */
export function expectationNow(state: HostelState, id: MealId) {
  const { plan } = state.hostel;
  const now = expectedAt(state, id, state.second);
  if (phaseOf(plan.meals[id], state.second) !== 'done') return now;
  const { forecast, error } = expectedAt(state, id, plan.meals[id].opens * 60);
  return { ...now, toCome: 0, forecast, error };
}
