import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fresh, START } from '../../../tests/demo/fresh.ts';
import { DAY_END } from '../engine/time.ts';
import { HELD, runClock } from './clockwork.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A demo whose clock is wound, what passes of the day while so many milliseconds go by, and seconds since it began. */
function wound(now = () => performance.now()) {
  const store = fresh();
  runClock(store, now);
  const gone = () => store.get().state.second - START;
  const after = (ms: number) => {
    vi.advanceTimersByTime(ms);
    return gone();
  };
  return { store, gone, after };
}

it('stands until it is played, goes ten times as fast as the visitor’s, and stands when it is paused', () => {
  const { store, after } = wound();
  expect(after(3000)).toBe(0);
  store.set({ playing: true });
  expect(after(8000)).toBe(80);
  store.set({ playing: false });
  expect(after(3000)).toBe(80);
});

it('stands for two seconds after each scan, so that the count is the scan’s doing, and then goes on', () => {
  const { store, gone, after } = wound();
  store.set({ playing: true });
  after(1000);
  store.act({ type: 'scan', pass: '' });
  const stood = gone();
  expect(after(HELD - 250)).toBe(stood);
  expect(store.get().playing, 'It plays all the same.').toBe(true);
  store.act({ type: 'scan-door', resident: 'A001', code: '' });
  expect(after(HELD - 250), 'The next scan has two seconds of its own.').toBe(stood + 1);
  expect(after(1000)).toBeGreaterThan(stood + 1);
});

it('stops by itself at the end of the day', () => {
  const { store, after } = wound();
  store.goTo(DAY_END - 2);
  store.set({ playing: true });
  expect(after(2000)).toBe(DAY_END - START);
  expect(store.get().playing).toBe(false);
});

it('goes on where it was after a device has slept', () => {
  let now = 0;
  const { store, after } = wound(() => now);
  store.set({ playing: true });
  now = 3_600_000;
  expect(after(250)).toBe(50);
});
