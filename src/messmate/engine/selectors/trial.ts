import { admit } from '../scan.ts';
import type { HostelState } from '../state.ts';
import { mealAt } from '../time.ts';
import { type PassReadout, pass, passOf } from './checkins.ts';
import type { MealReadout } from './meals.ts';

/** The pass of the first resident whom the counter would let in now; where there is none, the pass read last. */
export function passToCome(state: HostelState): PassReadout {
  const meal = mealAt(state.hostel.plan, state.second);
  const next =
    meal &&
    state.hostel.residents.find((_, place) => admit(state, place, meal, state.second).type === 'checked-in');
  return meal && next ? passOf(state, next.id, meal) : pass(state);
}

/** The five minutes of a meal with the most plates, served or expected. */
export type Busiest = {
  /** Minutes since midnight. */
  readonly from: number;
  readonly plates: number;
  /** How long a plate may take for one counter to keep up, in whole seconds. */
  readonly seconds: number;
};

/** The earliest of them, if several are as busy. Throws a RangeError if the meal has none. */
export function busiest({ bins }: Pick<MealReadout, 'bins'>): Busiest {
  const platesOf = (bin: MealReadout['bins'][number]) => bin.plates + bin.toCome;
  const most = Math.max(...bins.map(platesOf));
  const bin = bins.find((one) => platesOf(one) === most);
  if (!bin) throw new RangeError('A meal without any five minutes has no busiest');
  return { from: bin.from, plates: most, seconds: Math.floor(300 / Math.max(1, most)) };
}
