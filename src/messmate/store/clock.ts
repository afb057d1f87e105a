import { lastOpenedMeal } from '../engine/time.ts';
import type { Store } from './store.ts';

/** Real seconds that a meal takes, however long it is. */
export const MEAL_SECONDS = 40;
/** Milliseconds between steps of a running clock. */
const STEP_MS = 250;
/** Milliseconds between steps with reduced motion. */
const REDUCED_STEP_MS = 1000;

/** Advances the meal by the elapsed real time (`now` is in milliseconds), so that a slow device is late but not wrong. */
export function runClock(store: Store, now: () => number, isMotionReduced = () => false): void {
  let timer: ReturnType<typeof setInterval> | undefined;
  let lastStepAt = 0;
  /** The fraction of a simulated second left over. */
  let fraction = 0;
  const step = () => {
    const { playing, state } = store.get();
    const elapsed = now() - lastStepAt;
    if (!playing || (isMotionReduced() && elapsed < REDUCED_STEP_MS)) return;
    lastStepAt = now();
    const { plan } = state.hostel;
    const { opens, closes } = plan.meals[lastOpenedMeal(plan, state.second)];
    const end = closes * 60;
    // A step covers at most a second, so that the meal resumes where it was after the device has slept.
    fraction += (Math.min(elapsed, REDUCED_STEP_MS) / 1000 / MEAL_SECONDS) * (closes - opens) * 60;
    const to = Math.min(end, state.second + Math.floor(fraction));
    fraction %= 1;
    if (to > state.second) store.goTo(to);
    if (to >= end) store.set({ playing: false });
  };
  store.subscribe(() => {
    const { playing } = store.get();
    if (playing === (timer !== undefined)) return;
    clearInterval(timer);
    timer = playing ? setInterval(step, STEP_MS) : undefined;
    fraction = 0;
    lastStepAt = now() - (isMotionReduced() ? REDUCED_STEP_MS : STEP_MS);
    // A separate task lets the browser answer the press first.
    if (playing) setTimeout(step);
  });
}
