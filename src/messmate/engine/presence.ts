import { forecastError } from './forecast-error.ts';
import { isAbsent } from './leave.ts';
import { sum } from './lists.ts';
import { MEAL_INDEX, type MealId } from './plan.ts';
import type { HostelState } from './state.ts';
import { DAY_END_SECOND, phaseOf, shareToCome } from './time.ts';

/** True if the resident with an index has marked leave from a meal today. */
export const hasMarkedLeave = ({ leaveMarkedAt }: HostelState, index: number, meal: MealId): boolean =>
  (leaveMarkedAt[MEAL_INDEX[meal]]?.[index] ?? 0) > 0;

/** True if the resident with an index is on leave for a meal. */
export const isAway = (state: HostelState, index: number, meal: MealId): boolean =>
  hasMarkedLeave(state, index, meal) ||
  isAbsent(state.hostel.absences, state.hostel.plan.historyDays, MEAL_INDEX[meal], index);

/** Returns the second of a resident's check-in, null before it. */
export function checkedInAt(state: HostelState, index: number, meal: MealId): number | null {
  const at = state.checkedIn[MEAL_INDEX[meal]]?.[index] ?? -1;
  return at >= 0 ? at : null;
}

/** Counts the students who have come to a meal by a second of the day. */
export const countPlates = (state: HostelState, id: MealId, second = DAY_END_SECOND): number =>
  state.checkedIn[MEAL_INDEX[id]]?.filter((at) => at >= 0 && at <= second).length ?? 0;

/**
 * A meal's plates so far, still to come with their error, and in all, as the kitchen sees them at a second. Two
 * estimates of the total are weighted by their inverse variances, which minimises the variance of the mean (Bates and
 * Granger, "The Combination of Forecasts", 1969): the morning's rates with the forecast's recent error, and the plates
 * so far with the usual curve and a binomial error.
 */
export function estimateAt(state: HostelState, id: MealId, second: number) {
  const { hostel } = state;
  const plates = countPlates(state, id, second);
  // Each resident who had marked leave by then needs no plate.
  const leaves = state.leaveMarkedAt[MEAL_INDEX[id]]?.filter((at) => at > 0 && at <= second).length ?? 0;
  const present = sum(hostel.presentCounts[MEAL_INDEX[id]] ?? []) - leaves;
  const morning = Math.max(0, sum(hostel.morningForecast[MEAL_INDEX[id]] ?? []) - leaves);
  const variance = forecastError(hostel, id) ** 2;
  const ahead = shareToCome(hostel.plan.meals[id], second);
  const fixed = (1 - ahead) * variance;
  const binomial = morning * ahead;
  // Avoids 0 / 0 when no student is expected and none of the curve is past.
  const weight = fixed + binomial > 0 ? variance / (fixed + binomial) : 0;
  const total = morning + weight * (plates - (1 - ahead) * morning);
  const toCome = Math.max(0, Math.min(present - plates, Math.round(total - plates)));
  const error = Math.round(Math.sqrt(weight * binomial));
  return { plates, toCome, forecast: plates + toCome, error: toCome > 0 ? Math.max(1, error) : 0 };
}

/** As `estimateAt` for the current second; after closing, with the opening's forecast and none to come. */
export function estimateNow(state: HostelState, id: MealId) {
  const { plan } = state.hostel;
  const now = estimateAt(state, id, state.second);
  if (phaseOf(plan.meals[id], state.second) !== 'done') return now;
  const { forecast, error } = estimateAt(state, id, plan.meals[id].opens * 60);
  return { ...now, toCome: 0, forecast, error };
}
