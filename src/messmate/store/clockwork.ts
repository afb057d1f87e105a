import { DAY_END } from '../engine/time.ts';
import { type Store, scansOf } from './store.ts';

/** Milliseconds between two steps of a running clock, and seconds of the day in each second of the visitor's. */
const STEP = 250;
const PACE = 10;
/** So many milliseconds a running clock stands after a scan: what the count does then is the scan's doing alone. */
export const HELD = 2000;

/**
 * Moves the time of a playing demo, from what has really passed, so that a slow device is late and not wrong.
 * @param now milliseconds of a clock that never goes back
 */
export function runClock(store: Store, now: () => number): void {
  let last = now();
  /** Part of a second that has passed and not been shown. */
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
    // Not more than five seconds' worth: a device that slept goes on where it was.
    rest += (Math.min(passed, 5000) / 1000) * PACE;
    const whole = Math.floor(rest);
    rest -= whole;
    if (whole > 0) store.goTo(state.second + whole);
  }, STEP);
}
