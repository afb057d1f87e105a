import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { plan } from '../../../tests/engine/plan.ts';
import { createHostel } from '../engine/hostel.ts';
import { HELD, runClock } from './clockwork.ts';
import { createStore } from './store.ts';

const hostel = createHostel(plan);
const START = plan.readAt * 60;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A demo whose clock is wound, and its seconds since it began. */
function wound() {
  const store = createStore(hostel, START);
  runClock(store, () => performance.now());
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

  it('goes ten times as fast as the visitor’s', () => {
    const { store, gone } = wound();
    store.set({ playing: true });
    vi.advanceTimersByTime(8000);
    expect(gone()).toBe(80);
  });

  it('stops by itself at the end of the day', () => {
    const { store } = wound();
    store.goTo(24 * 3600 - 2);
    store.set({ playing: true });
    vi.advanceTimersByTime(2000);
    expect(store.get()).toMatchObject({ playing: false });
    expect(store.get().state.second).toBe(24 * 3600);
  });

  it('goes on where it was after a device has slept', () => {
    let now = 0;
    const store = createStore(hostel, START);
    runClock(store, () => now);
    store.set({ playing: true });
    now = 3_600_000;
    vi.advanceTimersByTime(250);
    expect(store.get().state.second - START).toBe(50);
  });
});
