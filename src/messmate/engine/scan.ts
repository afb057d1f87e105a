import type { HostelEvent, ScanRefusal } from './events.ts';
import { readPass } from './pass.ts';
import { MEAL_INDEX, type MealId } from './plan.ts';
import { isAway } from './presence.ts';
import type { HostelState } from './state.ts';
import { mealAt } from './time.ts';

/** A scan of a pass text at the mess entrance: a check-in, or a refusal that the staff see. */
export function scan(state: HostelState, text: string, at: number): HostelEvent {
  const { plan, placeOf } = state.hostel;
  const pass = readPass(plan.code, text);
  const place = pass ? placeOf.get(pass.resident) : undefined;
  if (!pass || place === undefined) {
    const meal = mealAt(plan, at);
    return { type: 'scan-refused', at, resident: null, meal, reason: 'unknown-pass' };
  }
  return admit(state, place, pass.day === plan.day ? pass.meal : null, at);
}

/** The same for a resident's place and the meal of the pass; null stands for the pass of another day. */
export function admit(state: HostelState, place: number, passMeal: MealId | null, at: number): HostelEvent {
  const meal = mealAt(state.hostel.plan, at);
  const resident = state.hostel.residents[place]?.id ?? '';
  const refuse = (reason: ScanRefusal): HostelEvent => ({ type: 'scan-refused', at, resident, meal, reason });
  if (!meal) return refuse('closed');
  if (passMeal !== meal) return refuse('wrong-meal');
  if ((state.checkedIn[MEAL_INDEX[meal]]?.[place] ?? -1) >= 0) return refuse('second-scan');
  if (isAway(state, place, meal)) return refuse('on-leave');
  return { type: 'checked-in', at, resident, meal };
}
