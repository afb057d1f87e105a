import { servedMeal } from '../engine/time.ts';
import type { Store } from './store.ts';

/** Real seconds in which a meal is served, from opening to closing, however long it is. */
export const RUN = 40;
/** Milliseconds between two steps of a running clock, and where motion is unwelcome. */
const STEP = 250;
const CALM_STEP = 1000;

/**
 * Moves the time of a meal that is being served by the time that has really passed, so that a slow device is late but not
 * wrong. The meal's closing stops it.
 * @param now milliseconds of a monotonic clock
 * @param isCalm whether motion is unwelcome: the same meal in fewer steps
 */
export function runClock(store: Store, now: () => number, isCalm = () => false): void {
  let last = now();
  /** The part of a second that is left over. */
  let rest = 0;
  setInterval(() => {
    const passed = now() - last;
    const { playing, state } = store.get();
    if (playing && isCalm() && passed < CALM_STEP) return;
    last = now();
    if (!playing) {
      rest = 0;
      return;
    }
    const { plan } = state.hostel;
    const { opens, closes } = plan.meals[servedMeal(plan, state.second)];
    const end = closes * 60;
    // A second's worth at most: after the device has slept, the meal goes on where it was.
    rest += (Math.min(passed, CALM_STEP) / 1000 / RUN) * (closes - opens) * 60;
    const to = Math.min(end, state.second + Math.floor(rest));
    rest %= 1;
    if (to > state.second) store.goTo(to);
    if (to >= end) store.set({ playing: false });
  }, STEP);
}
