import { forecastError } from './forecast-error.ts';
import { isAbsent } from './leave.ts';
import { MEAL_INDEX, type MealId } from './plan.ts';
import type { HostelState } from './state.ts';
import { LAST_SECOND, phaseOf, shareToCome } from './time.ts';

/** Returns true if the resident at an index has marked leave from a meal today. */
export const hasMarkedLeave = ({ leaveMarkedAt }: HostelState, index: number, meal: MealId): boolean =>
  (leaveMarkedAt[MEAL_INDEX[meal]]?.[index] ?? 0) > 0;

/** Returns true if the resident at an index is on leave for a meal, marked today or earlier. */
export const isAway = (state: HostelState, index: number, meal: MealId): boolean =>
  hasMarkedLeave(state, index, meal) ||
  isAbsent(state.hostel.absences, state.hostel.plan.historyDays, MEAL_INDEX[meal], index);

/** Returns the second at which the resident at an index checked in to a meal, or null. */
export function checkedInAt(state: HostelState, index: number, meal: MealId): number | null {
  const at = state.checkInSeconds[MEAL_INDEX[meal]]?.[index] ?? -1;
  return at >= 0 ? at : null;
}

/** Counts the check-ins to a meal up to a second of the day. */
export const countPlates = (state: HostelState, id: MealId, second = LAST_SECOND): number =>
  state.checkInSeconds[MEAL_INDEX[id]]?.filter((at) => at >= 0 && at <= second).length ?? 0;

/**
 * Estimates a meal's plates at a second: `plates` served, `toCome` later (± `error`), and `forecast`, their sum. The
 * estimate combines the morning's forecast, with its recent error, and the plates so far divided by their usual share,
 * with a binomial error. Weights inversely proportional to the variances minimise the variance of the result (Bates and
 * Granger, "The Combination of Forecasts", 1969).
 */
export function estimateAt(state: HostelState, id: MealId, second: number) {
  const { hostel } = state;
  const plates = countPlates(state, id, second);
  const leaveCount = state.leaveMarkedAt[MEAL_INDEX[id]]?.filter((at) => at > 0 && at <= second).length ?? 0;
  const presentCount = (hostel.presentCounts[MEAL_INDEX[id]] ?? 0) - leaveCount;
  const morningPlates = Math.max(0, (hostel.morningForecast[MEAL_INDEX[id]] ?? 0) - leaveCount);
  const variance = forecastError(hostel, id) ** 2;
  const shareAhead = shareToCome(hostel.plan.meals[id], second);
  // Both variances are multiplied by 1 − shareAhead, which is 0 at the opening, to avoid a division by it.
  const forecastVariance = (1 - shareAhead) * variance;
  const countVariance = morningPlates * shareAhead;
  const totalVariance = forecastVariance + countVariance;
  // Avoids 0 / 0 when no student is expected and the usual arrivals have not begun.
  const gain = totalVariance > 0 ? variance / totalVariance : 0;
  const total = morningPlates + gain * (plates - (1 - shareAhead) * morningPlates);
  const toCome = Math.max(0, Math.min(presentCount - plates, Math.round(total - plates)));
  const error = Math.round(Math.sqrt(gain * countVariance));
  return { plates, toCome, forecast: plates + toCome, error: toCome > 0 ? Math.max(1, error) : 0 };
}

/** Estimates a meal's plates now. Once the meal has closed, `forecast` and `error` are those of its opening. */
export function estimateNow(state: HostelState, id: MealId) {
  const { plan } = state.hostel;
  const now = estimateAt(state, id, state.second);
  if (phaseOf(plan.meals[id], state.second) !== 'done') return now;
  const { forecast, error } = estimateAt(state, id, plan.meals[id].opens * 60);
  return { ...now, toCome: 0, forecast, error };
}
