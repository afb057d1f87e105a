import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestStore } from '../../../tests/demo/store.ts';
import { plan } from '../../../tests/engine/plan.ts';
import { REAL_SECONDS_PER_MEAL, runClock } from './clock.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const { opens, closes } = plan.meals.lunch;
const LUNCH_SECONDS = (closes - opens) * 60;

/** Serves lunch from its opening. `waitMs` advances the fake timers, and returns the seconds of lunch so far. */
function serveMeal(isMotionReduced = false, now?: () => number) {
  const store = createTestStore();
  store.goTo(opens * 60);
  runClock(store, () => isMotionReduced, now);
  store.set({ isPlaying: true });
  const waitMs = (ms: number) => {
    vi.advanceTimersByTime(ms);
    return store.get().state.second - opens * 60;
  };
  return { store, waitMs };
}

it('serves a meal from its opening to its closing in 40 seconds, and stops there', () => {
  const { store, waitMs } = serveMeal();
  expect(waitMs(0), 'The first step must come at once.').toBe((0.25 * LUNCH_SECONDS) / REAL_SECONDS_PER_MEAL);
  expect(waitMs(1000)).toBe((1.25 * LUNCH_SECONDS) / REAL_SECONDS_PER_MEAL);
  expect(waitMs(REAL_SECONDS_PER_MEAL * 1000 - 1500)).toBeLessThan(LUNCH_SECONDS);
  expect(store.get()).toMatchObject({ isPlaying: true });
  expect(waitMs(500)).toBe(LUNCH_SECONDS);
  expect(store.get()).toMatchObject({ isPlaying: false });
  expect(waitMs(60_000)).toBe(LUNCH_SECONDS);
});

it('stops at its first step if it is started between meals', () => {
  const { store, waitMs } = serveMeal();
  store.goTo(closes * 60);
  store.set({ isPlaying: true });
  waitMs(1000);
  expect(store.get()).toMatchObject({ isPlaying: false, state: { second: closes * 60 } });
});

it('pauses and resumes where it was, even after the device has slept', () => {
  let now = 0;
  const { store, waitMs } = serveMeal(false, () => now);
  waitMs(0);
  store.set({ isPlaying: false });
  now = 10_000;
  expect(waitMs(250)).toBe((0.25 * LUNCH_SECONDS) / REAL_SECONDS_PER_MEAL);
  store.set({ isPlaying: true });
  now = 3_600_000;
  expect(waitMs(250)).toBe((1.25 * LUNCH_SECONDS) / REAL_SECONDS_PER_MEAL);
});

it('takes one step a second with reduced motion, and serves the meal in the same time', () => {
  const { waitMs } = serveMeal(true);
  expect(waitMs(0)).toBe(LUNCH_SECONDS / REAL_SECONDS_PER_MEAL);
  expect(waitMs(750)).toBe(LUNCH_SECONDS / REAL_SECONDS_PER_MEAL);
  expect(waitMs(250)).toBe((2 * LUNCH_SECONDS) / REAL_SECONDS_PER_MEAL);
  expect(waitMs(REAL_SECONDS_PER_MEAL * 1000)).toBe(LUNCH_SECONDS);
});
