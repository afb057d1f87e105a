import { DOOR_SECONDS, doorText, windowOf } from '../door.ts';
import type { MealId } from '../plan.ts';
import type { HostelState } from '../state.ts';
import { DAY_END } from '../time.ts';

/** The code at the mess entrance, as a phone reads it there. */
export type DoorReadout = {
  /** What the QR code says. */
  readonly text: string;
  readonly meal: MealId;
  /** Seconds since midnight between which it is there. */
  readonly from: number;
  readonly until: number;
};

/** How many windows ago the old code was photographed: ten minutes. */
const OLD = 20;

/**
 * The code at the entrance for a meal: the one that is there for whoever scans next, or one that a friend has
 * photographed ten minutes before.
 */
export function doorOf(state: HostelState, meal: MealId, isOldOne = false): DoorReadout {
  const { plan } = state.hostel;
  const now = windowOf(Math.min(state.second + 1, DAY_END));
  const window = isOldOne ? Math.max(0, now - OLD) : now;
  const from = window * DOOR_SECONDS;
  return {
    text: doorText(plan.code, { day: plan.day, meal, window }),
    meal,
    from,
    until: from + DOOR_SECONDS,
  };
}
