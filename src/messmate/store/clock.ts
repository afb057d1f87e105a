import { lastOpenedMeal } from '../engine/time.ts';
import type { Store } from './store.ts';

/** The real seconds in which a meal of any length is served. */
export const REAL_SECONDS_PER_MEAL = 40;
const STEP_MS = 250;
const REDUCED_STEP_MS = 1000;

/** Advances the meal in proportion to real time, so it takes no longer on a slow device. `now` is in milliseconds. */
export function runClock(store: Store, isMotionReduced: () => boolean, now = () => performance.now()): void {
  let timer: ReturnType<typeof setInterval> | undefined;
  let lastStepAt = 0;
  /** The rest of the simulated time, less than a second, for the next step. */
  let fraction = 0;
  const step = () => {
    const { isPlaying, state } = store.get();
    const elapsed = now() - lastStepAt;
    if (!isPlaying || (isMotionReduced() && elapsed < REDUCED_STEP_MS)) return;
    lastStepAt = now();
    const { plan } = state.hostel;
    const { opens, closes } = plan.meals[lastOpenedMeal(plan, state.second)];
    const end = closes * 60;
    // A step covers at most a second, so that the meal resumes where it was after the device has slept.
    fraction += (Math.min(elapsed, REDUCED_STEP_MS) / 1000 / REAL_SECONDS_PER_MEAL) * (closes - opens) * 60;
    const to = Math.min(end, state.second + Math.floor(fraction));
    fraction %= 1;
    if (to > state.second) store.goTo(to);
    if (to >= end) store.set({ isPlaying: false });
  };
  store.subscribe(() => {
    const { isPlaying } = store.get();
    if (isPlaying === (timer !== undefined)) return;
    clearInterval(timer);
    timer = isPlaying ? setInterval(step, STEP_MS) : undefined;
    fraction = 0;
    // The first step comes at once, in a separate task, which lets the browser answer the press first.
    lastStepAt = now() - (isMotionReduced() ? REDUCED_STEP_MS : STEP_MS);
    if (isPlaying) setTimeout(step);
  });
}
