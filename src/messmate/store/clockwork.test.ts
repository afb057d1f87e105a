import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fresh, START } from '../../../tests/demo/fresh.ts';
import { DAY_END } from '../engine/time.ts';
import { HELD, runClock } from './clockwork.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A demo that is playing, and the seconds that have passed in it after some milliseconds. */
function played(now = () => performance.now()) {
  const store = fresh();
  runClock(store, now);
  store.set({ playing: true });
  const after = (ms: number) => {
    vi.advanceTimersByTime(ms);
    return store.get().state.second - START;
  };
  return { store, after };
}

it('runs ten times as fast as real time, but pauses for two seconds after each scan', () => {
  const { store, after } = played();
  expect(after(1000)).toBe(10);
  store.act({ type: 'scan', pass: '' });
  const stood = after(0);
  expect(after(HELD - 250)).toBe(stood);
  expect(store.get().playing, 'It plays all the same.').toBe(true);
  store.act({ type: 'scan-door', resident: 'A001', code: '' });
  expect(after(HELD - 250), 'The next scan has two seconds of its own.').toBe(stood + 1);
  expect(after(1000)).toBeGreaterThan(stood + 1);
});

it('stops by itself at the end of the day', () => {
  const { store, after } = played();
  store.goTo(DAY_END - 2);
  expect(after(2000)).toBe(DAY_END - START);
  expect(store.get().playing).toBe(false);
});

it('goes on where it was after a device has slept', () => {
  let now = 0;
  const { after } = played(() => now);
  now = 3_600_000;
  expect(after(250)).toBe(50);
});
