import { forecastPlates } from './forecast.ts';
import { forecastError } from './forecast-error.ts';
import { type HostelPlan, MEAL_INDEX, type MealId } from './plan.ts';
import type { HostelState } from './state.ts';
import { sum } from './sum.ts';
import { phaseOf, shareAhead } from './time.ts';

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
 * What a meal of the day comes to: plates so far, plates still to come with their error, and both together, as the kitchen
 * sees them at a second. There are two estimates of the whole: what the rates of the morning say, with the error that the
 * meal's forecast has had of late, and what the plates so far amount to by the meal's usual curve, of which a binomial part
 * is by chance. They are independent, so each counts by the inverse of its variance, which gives the mean of the least
 * variance (Bates and Granger, "The Combination of Forecasts", 1969). At the opening the morning's stands alone, at the
 * closing the count.
 */
export function expectedAt(state: HostelState, id: MealId, second: number) {
  const { hostel, checkedIn } = state;
  const plates = checkedIn[MEAL_INDEX[id]]?.filter((at) => at >= 0 && at <= second).length ?? 0;
  const away = hostel.residents.filter((_, place) => isAway(state, place, id)).length;
  const morning = sum(forecastByWing(state, id));
  const variance = forecastError(hostel, id) ** 2;
  const ahead = shareAhead(hostel.plan.meals[id], second);
  const known = (1 - ahead) * variance;
  const chance = morning * ahead;
  // Nobody expected, and nothing of the curve gone by: there is nothing to weigh.
  const weight = known + chance > 0 ? variance / (known + chance) : 0;
  const whole = morning + weight * (plates - (1 - ahead) * morning);
  const toCome = Math.max(0, Math.min(hostel.residents.length - away - plates, Math.round(whole - plates)));
  const error = Math.round(Math.sqrt(weight * chance));
  return { plates, toCome, forecast: plates + toCome, error: toCome > 0 ? Math.max(1, error) : 0 };
}

/** The minute since midnight from which a meal's forecast is kept, to be compared with who came. */
export function announcedAt({ readAt, meals }: HostelPlan, id: MealId): number {
  const { opens, closes } = meals[id];
  return readAt > opens && readAt < closes ? readAt : opens;
}

/**
 * The plates of a meal of the day so far, those still to come, the forecast and its error in plates. While the meal is due
 * or live the forecast is the two together. Once the counter has closed it is the one that was announced, with its error,
 * and nobody is to come.
 */
export function expectation(state: HostelState, id: MealId) {
  const { plan } = state.hostel;
  const now = expectedAt(state, id, state.second);
  if (phaseOf(plan.meals[id], state.second) !== 'done') return now;
  const { forecast, error } = expectedAt(state, id, announcedAt(plan, id) * 60);
  return { ...now, toCome: 0, forecast, error };
}
