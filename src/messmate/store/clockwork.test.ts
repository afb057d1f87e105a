import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { plan } from '../../../tests/engine/plan.ts';
import { createHostel } from '../engine/hostel.ts';
import { HELD, paceOf, wind } from './clockwork.ts';
import { createStore } from './store.ts';

const hostel = createHostel(plan);
const START = plan.readAt * 60;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A demo whose clock is wound, and its seconds since it began. */
function wound(isDriver = true) {
  const store = createStore(hostel, START);
  wind(
    store,
    () => isDriver,
    () => performance.now(),
  );
  return { store, gone: () => store.get().state.second - START };
}

describe('the clock', () => {
  it('stands until it is played, and when it is paused', () => {
    const { store, gone } = wound();
    vi.advanceTimersByTime(3000);
    expect(gone()).toBe(0);
    store.set({ playing: true });
    vi.advanceTimersByTime(3000);
    store.set({ playing: false });
    const stood = gone();
    expect(stood).toBeGreaterThan(0);
    vi.advanceTimersByTime(3000);
    expect(gone()).toBe(stood);
  });

  it('stands for two seconds after a scan, so that the count is the scan’s doing, and then goes on', () => {
    const { store, gone } = wound();
    store.set({ playing: true });
    vi.advanceTimersByTime(1000);
    store.act({ type: 'scan', pass: '' });
    const stood = gone();
    vi.advanceTimersByTime(HELD - 250);
    expect(gone()).toBe(stood);
    expect(store.get().playing, 'It plays all the same.').toBe(true);
    store.act({ type: 'scan-door', resident: 'A001', code: '' });
    vi.advanceTimersByTime(HELD - 250);
    expect(gone(), 'The next scan has two seconds of its own.').toBe(stood + 1);
    vi.advanceTimersByTime(1000);
    expect(gone()).toBeGreaterThan(stood + 1);
  });

  it('goes as fast as it says', () => {
    for (const [speed, seconds] of [
      ['real', 8],
      ['fast', 80],
    ] as const) {
      const { store, gone } = wound();
      store.set({ playing: true, speed });
      vi.advanceTimersByTime(8000);
      expect(gone(), `At the speed "${speed}".`).toBe(seconds);
    }
  });

  it('plays a meal within a minute', () => {
    const { lunch } = plan.meals;
    const { store } = wound();
    store.goTo(lunch.opens * 60);
    store.set({ playing: true, speed: 'meal' });
    expect(paceOf(store.get())).toBe(lunch.closes - lunch.opens);
    vi.advanceTimersByTime(60_000);
    expect(store.get().state.second).toBe(lunch.closes * 60);
  });

  it('stands still in a tab whose clock is not the one that counts', () => {
    const { store, gone } = wound(false);
    store.set({ playing: true });
    vi.advanceTimersByTime(3000);
    expect(gone()).toBe(0);
  });

  it('stops by itself at the end of the day', () => {
    const { store } = wound();
    store.goTo(24 * 3600 - 2);
    store.set({ playing: true, speed: 'fast' });
    vi.advanceTimersByTime(2000);
    expect(store.get()).toMatchObject({ playing: false });
    expect(store.get().state.second).toBe(24 * 3600);
  });

  it('goes on where it was after a device has slept', () => {
    let now = 0;
    const store = createStore(hostel, START);
    wind(
      store,
      () => true,
      () => now,
    );
    store.set({ playing: true, speed: 'real' });
    now = 3_600_000;
    vi.advanceTimersByTime(250);
    expect(store.get().state.second - START).toBe(5);
  });
});
