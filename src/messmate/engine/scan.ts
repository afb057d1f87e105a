import type { HostelEvent, Refusal, ScanRefusal } from './events.ts';
import { checkedInAt, hasMarkedLeave, isAway } from './presence.ts';
import type { Decision, HostelState } from './state.ts';
import { currentMeal, openMealAt, phaseOf } from './time.ts';

/** Decides the scan of the resident at an index. `codeFault` says why the scanned code itself is not valid. */
export function decideScan(
  state: HostelState,
  index: number,
  at: number,
  codeFault: 'old-code' | 'wrong-meal' | null = null,
): HostelEvent {
  const meal = openMealAt(state.hostel.plan, at);
  const resident = state.hostel.residents[index]?.id ?? '';
  const refuse = (reason: ScanRefusal): HostelEvent => ({ type: 'scan-refused', at, resident, meal, reason });
  if (!meal) return refuse('closed');
  if (codeFault) return refuse(codeFault);
  if (checkedInAt(state, index, meal) !== null) return refuse('already-eaten');
  if (isAway(state, index, meal)) return refuse('on-leave');
  return { type: 'checked-in', at, resident, meal };
}

/** Marks or withdraws leave from the open or next meal. Refused after check-in or the last meal, and if nothing changes. */
export function markLeave(state: HostelState, resident: string, isLeaving: boolean, at: number): Decision {
  const { plan, indexOfResident } = state.hostel;
  const meal = currentMeal(plan, state.second);
  const index = indexOfResident.get(resident);
  const refuse = (refused: Refusal): Decision => ({ events: [], refused });
  if (index === undefined || phaseOf(plan.meals[meal], at) === 'done') return refuse('invalid');
  if (checkedInAt(state, index, meal) !== null) return refuse('already-eaten');
  if (isLeaving ? isAway(state, index, meal) : !hasMarkedLeave(state, index, meal)) return refuse('invalid');
  return { events: [{ type: 'leave-marked', at, resident, meal, isAway: isLeaving }], refused: null };
}
