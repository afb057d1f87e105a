import type { HostelEvent, ScanRefusal } from './events.ts';
import { checkedInAt, isAway } from './presence.ts';
import type { HostelState } from './state.ts';
import { mealAt } from './time.ts';

/**
 * A pass at the counter, or the code at the door.
 * @param place the resident's index
 * @param fault what is wrong with the code itself
 */
export function admit(
  state: HostelState,
  place: number,
  at: number,
  fault: 'old-code' | 'wrong-meal' | null = null,
): HostelEvent {
  const meal = mealAt(state.hostel.plan, at);
  const resident = state.hostel.residents[place]?.id ?? '';
  const refuse = (reason: ScanRefusal): HostelEvent => ({ type: 'scan-refused', at, resident, meal, reason });
  if (!meal) return refuse('closed');
  if (fault) return refuse(fault);
  if (checkedInAt(state, place, meal) !== null) return refuse('second-scan');
  if (isAway(state, place, meal)) return refuse('on-leave');
  return { type: 'checked-in', at, resident, meal };
}
