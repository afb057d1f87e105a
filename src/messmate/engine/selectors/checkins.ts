import { DOOR_SECONDS, doorText, windowOf } from '../door.ts';
import type { HostelEvent, ScanRefusal } from '../events.ts';
import { passText } from '../pass.ts';
import type { Diet, MealId } from '../plan.ts';
import { checkedInAt } from '../presence.ts';
import { admit } from '../scan.ts';
import type { HostelState } from '../state.ts';
import { currentMeal, DAY_END, mealAt } from '../time.ts';
import type { MealReadout } from './meals.ts';

/** One scan at the mess entrance. */
export type CheckInRow = {
  /** Its place in the log, which identifies it. */
  readonly index: number;
  /** Seconds since midnight. */
  readonly at: number;
  /** Empty, like name and room, if the pass could not be read. */
  readonly resident: string;
  readonly name: string;
  readonly room: string;
  readonly diet: Diet | null;
  /** The meal that was open; null if none. */
  readonly meal: MealId | null;
  readonly result: 'in' | ScanRefusal;
};

/** The latest scans, newest first, up to a number. */
export function latestCheckIns(state: HostelState, count: number): readonly CheckInRow[] {
  const rows: CheckInRow[] = [];
  for (let i = state.log.length - 1; i >= 0 && rows.length < count; i--) {
    const row = checkInAt(state, i);
    if (row) rows.push(row);
  }
  return rows;
}

/** The scan at a place of the log; null if it holds something else. */
export function checkInAt({ log, hostel }: HostelState, index: number): CheckInRow | null {
  const event: HostelEvent | undefined = log[index];
  if (event?.type !== 'checked-in' && event?.type !== 'scan-refused') return null;
  const resident = hostel.residents[hostel.placeOf.get(event.resident ?? '') ?? -1];
  return {
    index,
    at: event.at,
    resident: resident?.id ?? '',
    name: resident?.name ?? '',
    room: resident?.room ?? '',
    diet: resident?.diet ?? null,
    meal: event.meal,
    result: event.type === 'checked-in' ? 'in' : event.reason,
  };
}

/**
 * The refusal that the demo shows large, one in a meal: the first second scan after a third of it. Null before that, and
 * if nobody scans twice.
 */
export function secondScan(state: HostelState, meal: MealId): CheckInRow | null {
  const { opens, closes } = state.hostel.plan.meals[meal];
  const from = (opens + (closes - opens) / 3) * 60;
  const index = state.log.findIndex(
    (event) =>
      event.type === 'scan-refused' &&
      event.reason === 'second-scan' &&
      event.meal === meal &&
      event.at >= from,
  );
  return checkInAt(state, index);
}

/** A resident's pass for one meal of the day. */
export type PassReadout = {
  /** What the QR code says. */
  readonly text: string;
  readonly resident: string;
  readonly name: string;
  readonly room: string;
  readonly diet: Diet;
  readonly meal: MealId;
  /** Number of the serving slot that they came in or may come in, from 1, and the minute at which it begins. */
  readonly slot: number;
  readonly slotAt: number;
  /** Seconds since midnight; null before the check-in. */
  readonly checkedInAt: number | null;
};

/** The pass of whoever checked in last; before anyone has, the first resident's pass for the current meal. */
export function pass(state: HostelState): PassReadout {
  const last = state.log.findLast((event) => event.type === 'checked-in');
  const resident = last?.resident ?? state.hostel.residents[0]?.id ?? '';
  return passOf(state, resident, last?.meal ?? currentMeal(state.hostel.plan, state.second));
}

/** A resident's pass for a meal. Throws a RangeError if no resident has the id. */
export function passOf(state: HostelState, id: string, meal: MealId): PassReadout {
  const { plan, residents, placeOf } = state.hostel;
  const place = placeOf.get(id) ?? -1;
  const resident = residents[place];
  if (!resident) throw new RangeError(`No resident has the id ${id}`);
  const at = checkedInAt(state, place, meal);
  const minute = (at ?? state.second) / 60;
  const { slots, opens } = plan.meals[meal];
  const slot = Math.max(1, slots.filter((begins) => begins <= minute).length);
  return {
    text: passText(plan.code, { resident: id, day: plan.day, meal }),
    resident: id,
    name: resident.name,
    room: resident.room,
    diet: resident.diet,
    meal,
    slot,
    slotAt: slots[slot - 1] ?? opens,
    checkedInAt: at,
  };
}

/** How many windows ago the old code was photographed: ten minutes. */
const OLD = 20;

/**
 * The code at the entrance for a meal, as a phone reads it, and the seconds since midnight between which it is there:
 * the one for whoever scans next, or one that a friend photographed ten minutes ago.
 */
export function doorOf(
  state: HostelState,
  meal: MealId,
  isOldOne = false,
): { readonly text: string; readonly from: number; readonly until: number } {
  const { plan } = state.hostel;
  const now = windowOf(Math.min(state.second + 1, DAY_END));
  const window = isOldOne ? Math.max(0, now - OLD) : now;
  const from = window * DOOR_SECONDS;
  const text = doorText(plan.code, { day: plan.day, meal, window });
  return { text, from, until: from + DOOR_SECONDS };
}

/** The pass of the first resident whom the counter would let in now, or else the pass read last. */
export function passToCome(state: HostelState): PassReadout {
  const meal = mealAt(state.hostel.plan, state.second);
  const next =
    meal &&
    state.hostel.residents.find((_, place) => admit(state, place, meal, state.second).type === 'checked-in');
  return meal && next ? passOf(state, next.id, meal) : pass(state);
}

/**
 * The five minutes of a meal with the most plates, served or expected: the minute since midnight at which they begin,
 * their plates, and how many whole seconds a plate may take for one counter to keep up. The earliest, if several are as
 * busy. Throws a RangeError if the meal has none.
 */
export function busiest({ bins }: Pick<MealReadout, 'bins'>) {
  const platesOf = (bin: MealReadout['bins'][number]) => bin.plates + bin.toCome;
  const most = Math.max(...bins.map(platesOf));
  const bin = bins.find((one) => platesOf(one) === most);
  if (!bin) throw new RangeError('A meal without any five minutes has no busiest');
  return { from: bin.from, plates: most, seconds: Math.floor(300 / Math.max(1, most)) };
}
