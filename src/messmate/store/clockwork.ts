import { DAY_END } from '../engine/time.ts';
import { type Store, scansOf } from './store.ts';

/** Milliseconds between two steps of a running clock, and seconds of the demo's day for each real second. */
const STEP = 250;
const PACE = 10;
/** After a scan a running clock stands still for so many milliseconds: then the count changes by the scan alone. */
export const HELD = 2000;

/**
 * Moves the time of a playing demo by the time that has really passed, so that a slow device is late but not wrong.
 * @param now milliseconds of a monotonic clock
 */
export function runClock(store: Store, now: () => number): void {
  let last = now();
  /** The part of a second that is left over. */
  let rest = 0;
  let heldUntil = 0;
  let scans = scansOf(store.get()).length;
  store.subscribe(() => {
    const before = scans;
    scans = scansOf(store.get()).length;
    if (scans > before) heldUntil = now() + HELD;
  });
  setInterval(() => {
    const passed = now() - last;
    last = now();
    const { playing, state } = store.get();
    if (!playing || last < heldUntil) {
      rest = 0;
      return;
    }
    if (state.second >= DAY_END) {
      store.set({ playing: false });
      return;
    }
    // Five seconds' worth at most: after the device has slept, the demo goes on where it was.
    rest += (Math.min(passed, 5000) / 1000) * PACE;
    const whole = Math.floor(rest);
    rest -= whole;
    if (whole > 0) store.goTo(state.second + whole);
  }, STEP);
}
