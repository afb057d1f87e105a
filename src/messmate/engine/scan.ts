import { isOld, readDoor } from './door.ts';
import type { HostelEvent, ScanRefusal } from './events.ts';
import { readPass } from './pass.ts';
import type { MealId } from './plan.ts';
import { checkedInAt, isAway } from './presence.ts';
import type { HostelState } from './state.ts';
import { mealAt } from './time.ts';

/** A pass scanned at the counter. */
export function scan(state: HostelState, text: string, at: number): HostelEvent {
  const { plan, placeOf } = state.hostel;
  const pass = readPass(plan.code, text);
  const place = pass ? placeOf.get(pass.resident) : undefined;
  if (!pass || place === undefined) return unknown(state, at);
  return admit(state, place, pass.meal, at, pass.day !== plan.day);
}

/** The code at the door scanned by a student's phone: the phone says who it is, the code when and where. */
export function scanDoor(state: HostelState, resident: string, text: string, at: number): HostelEvent {
  const { plan, placeOf } = state.hostel;
  const code = readDoor(plan.code, text);
  const place = placeOf.get(resident);
  if (!code || place === undefined) return unknown(state, at);
  return admit(state, place, code.meal, at, isOld(code, plan.day, at));
}

function unknown({ hostel: { plan } }: HostelState, at: number): HostelEvent {
  return { type: 'scan-refused', at, resident: null, meal: mealAt(plan, at), reason: 'unknown-pass' };
}

/**
 * @param shownMeal null means a meal other than the open one
 * @param hasExpired whether it was for another day or, at the door, an earlier window
 */
export function admit(
  state: HostelState,
  place: number,
  shownMeal: MealId | null,
  at: number,
  hasExpired = false,
): HostelEvent {
  const meal = mealAt(state.hostel.plan, at);
  const resident = state.hostel.residents[place]?.id ?? '';
  const refuse = (reason: ScanRefusal): HostelEvent => ({ type: 'scan-refused', at, resident, meal, reason });
  if (!meal) return refuse('closed');
  if (hasExpired) return refuse('old-code');
  if (shownMeal !== meal) return refuse('wrong-meal');
  if (checkedInAt(state, place, meal) !== null) return refuse('second-scan');
  if (isAway(state, place, meal)) return refuse('on-leave');
  return { type: 'checked-in', at, resident, meal };
}
