import type { MealId } from '../plan.ts';
import { checkedInAt, expectation, isAway } from '../presence.ts';
import type { Resident } from '../residents.ts';
import type { HostelState } from '../state.ts';

type Standing = 'to-come' | 'in' | 'away';

/** `index` is the resident's index. */
export function standingOf(state: HostelState, index: number, meal: MealId): Standing {
  if (checkedInAt(state, index, meal) !== null) return 'in';
  return isAway(state, index, meal) ? 'away' : 'to-come';
}

/** The next resident after the id `after`, wrapping round at the end. */
export function nextWithStanding(
  state: HostelState,
  meal: MealId,
  standing: Standing,
  after = '',
): Resident | null {
  const { residents, indexOfResident } = state.hostel;
  const from = (indexOfResident.get(after) ?? -1) + 1;
  for (let i = 0; i < residents.length; i++) {
    const index = (from + i) % residents.length;
    if (standingOf(state, index, meal) === standing) return residents[index] ?? null;
  }
  return null;
}

/** The plates expected at a meal, and the vegetarian ones among them. */
export function forecastWithVegetarians(state: HostelState, meal: MealId) {
  const { forecast } = expectation(state, meal);
  const present = state.hostel.residents.filter((_, index) => !isAway(state, index, meal));
  const share = present.filter(({ diet }) => diet === 'veg').length / Math.max(1, present.length);
  return { forecast, veg: Math.round(forecast * share) };
}
