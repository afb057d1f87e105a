import { currentMeal, DAY_END } from '../engine/time.ts';
import type { Store, View } from './store.ts';

/** Milliseconds between two steps of a running clock. */
const STEP = 250;
/** So many milliseconds a running clock stands after a scan: what the count does then is the scan's doing alone. */
export const HELD = 2000;

/** Seconds of the simulation in a second of the visitor's. A meal in a minute: from its opening to its closing. */
export function paceOf({ speed, state }: View): number {
  if (speed === 'real') return 1;
  if (speed === 'fast') return 10;
  const { plan } = state.hostel;
  const { opens, closes } = plan.meals[currentMeal(plan, state.second)];
  return closes - opens;
}

const scansIn = ({ entries }: View): number =>
  entries.filter(({ command: { type } }) => type === 'scan' || type === 'scan-door').length;

/**
 * Moves the time of a playing demo, from what has really passed, so that a slow device is late and not wrong.
 * @param isDriver whether this tab's clock is the one that counts
 * @param now milliseconds of a clock that never goes back
 */
export function wind(store: Store, isDriver: () => boolean, now: () => number): void {
  let last = now();
  /** Part of a second that has passed and not been shown. */
  let rest = 0;
  let heldUntil = 0;
  let before = store.get();
  store.subscribe(() => {
    const view = store.get();
    if (scansIn(view) > scansIn(before)) heldUntil = now() + HELD;
    before = view;
  });
  setInterval(() => {
    const passed = now() - last;
    last = now();
    const view = store.get();
    if (!view.playing || !isDriver() || last < heldUntil) {
      rest = 0;
      return;
    }
    if (view.state.second >= DAY_END) {
      store.set({ playing: false });
      return;
    }
    // Not more than five seconds' worth: a device that slept goes on where it was.
    rest += (Math.min(passed, 5000) / 1000) * paceOf(view);
    const whole = Math.floor(rest);
    rest -= whole;
    if (whole > 0) store.goTo(view.state.second + whole);
  }, STEP);
}
