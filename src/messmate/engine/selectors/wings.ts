import { MEAL_INDEX } from '../plan.ts';
import { checkedInAt, expectation, forecastByWing } from '../presence.ts';
import type { HostelState } from '../state.ts';
import { apportion, sum } from '../sum.ts';
import { currentMeal } from '../time.ts';

/** One wing at the current meal; the four counts sum to its residents. */
type WingCount = {
  readonly wing: string;
  readonly residents: number;
  /** Plates before the last five minutes. */
  readonly served: number;
  /** Plates in the last five minutes. */
  readonly lastFive: number;
  /** Plates still expected. */
  readonly toCome: number;
  readonly notComing: number;
};

/**
 * Who has come, is still to come and is not coming, wing by wing and in all (`total`, whose `wing` is empty): at the live
 * meal, or else the next, or else the last. With the plates expected in all, or forecast once the meal is over, and the
 * forecast's mean error of late.
 */
export function wings(state: HostelState) {
  const { plan, residents } = state.hostel;
  const meal = currentMeal(plan, state.second);
  const { forecast, error, toCome } = expectation(state, meal);
  const plates = state.plates[MEAL_INDEX[meal]];
  const left = forecastByWing(state, meal).map((most, w) => Math.max(0, most - (plates?.[w] ?? 0)));
  const toComeByWing = apportion(toCome, left);
  const counts = plan.wings.map((wing, w): WingCount => {
    let [people, served, lastFive] = [0, 0, 0];
    residents.forEach((resident, place) => {
      if (resident.wing !== w) return;
      people++;
      const at = checkedInAt(state, place, meal);
      if (at === null) return;
      if (at > state.second - 300) lastFive++;
      else served++;
    });
    const toCome = toComeByWing[w] ?? 0;
    return {
      wing,
      residents: people,
      served,
      lastFive,
      toCome,
      notComing: people - served - lastFive - toCome,
    };
  });
  const all = (key: Exclude<keyof WingCount, 'wing'>) => sum(counts.map((count) => count[key]));
  const total: WingCount = {
    wing: '',
    residents: all('residents'),
    served: all('served'),
    lastFive: all('lastFive'),
    toCome: all('toCome'),
    notComing: all('notComing'),
  };
  return { meal, forecast, error, wings: counts, total };
}

/** The number of grains of each kind for a wing, or for all of them. */
export const grainsOf = ({ served, lastFive, toCome, notComing }: WingCount) => ({
  served,
  live: lastFive,
  due: toCome,
  skip: notComing,
});
