import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestStore } from '../../../tests/demo/store.ts';
import { plan } from '../../../tests/engine/plan.ts';
import { MEAL_SECONDS, runClock } from './clock.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const { opens, closes } = plan.meals.lunch;
const LUNCH_SECONDS = (closes - opens) * 60;

/** Serves a meal from its opening. `after` returns the simulated seconds elapsed after more milliseconds. */
function serveMeal(now = () => performance.now(), isCalm = false) {
  const store = createTestStore();
  store.goTo(opens * 60);
  runClock(store, now, () => isCalm);
  store.set({ playing: true });
  const after = (ms: number) => {
    vi.advanceTimersByTime(ms);
    return store.get().state.second - opens * 60;
  };
  return { store, after };
}

it('serves a meal from its opening to its closing in 40 seconds, and stops there', () => {
  const { store, after } = serveMeal();
  expect(after(0), 'The first step must come at once.').toBe((0.25 * LUNCH_SECONDS) / MEAL_SECONDS);
  expect(after(1000)).toBe((1.25 * LUNCH_SECONDS) / MEAL_SECONDS);
  expect(after(MEAL_SECONDS * 1000 - 1500)).toBeLessThan(LUNCH_SECONDS);
  expect(store.get()).toMatchObject({ playing: true });
  expect(after(500)).toBe(LUNCH_SECONDS);
  expect(store.get()).toMatchObject({ playing: false });
  expect(after(60_000)).toBe(LUNCH_SECONDS);
});

it('stops at once where no meal is served', () => {
  const { store, after } = serveMeal();
  store.goTo(closes * 60);
  store.set({ playing: true });
  after(1000);
  expect(store.get()).toMatchObject({ playing: false, state: { second: closes * 60 } });
});

it('pauses and resumes where it was, even after the device has slept', () => {
  let now = 0;
  const { store, after } = serveMeal(() => now);
  after(0);
  store.set({ playing: false });
  now = 10_000;
  expect(after(250)).toBe((0.25 * LUNCH_SECONDS) / MEAL_SECONDS);
  store.set({ playing: true });
  now = 3_600_000;
  expect(after(250)).toBe((1.25 * LUNCH_SECONDS) / MEAL_SECONDS);
});

it('takes one step a second with reduced motion, and serves the meal in the same time', () => {
  const { after } = serveMeal(undefined, true);
  expect(after(0)).toBe(LUNCH_SECONDS / MEAL_SECONDS);
  expect(after(750)).toBe(LUNCH_SECONDS / MEAL_SECONDS);
  expect(after(250)).toBe((2 * LUNCH_SECONDS) / MEAL_SECONDS);
  expect(after(MEAL_SECONDS * 1000)).toBe(LUNCH_SECONDS);
});
