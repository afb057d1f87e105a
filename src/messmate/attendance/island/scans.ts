import { fill } from '../../../content/fill.ts';
import { DOOR_SECONDS, readDoor } from '../../engine/door.ts';
import { readPass } from '../../engine/pass.ts';
import { MEAL_INDEX } from '../../engine/plan.ts';
import { expectation } from '../../engine/presence.ts';
import { type CheckInRow, checkInAt } from '../../engine/selectors/checkins.ts';
import { clock, clockSeconds } from '../../format.ts';
import type { Demo } from '../../store/context.ts';
import type { Entry } from '../../store/course.ts';
import type { DemoData } from '../../store/demo-data.ts';
import { phaseWords } from '../../store/phase.ts';
import type { View } from '../../store/store.ts';
import { dayWords } from './day.ts';

/** A scan that a visitor made, in this tab or in another. */
export type OwnScan = { readonly entry: Entry; readonly row: CheckInRow };

const isScan = ({ command }: Entry) => command.type === 'scan' || command.type === 'scan-door';

/** The visitor's scans, newest first, at most so many. */
export function ownScans({ entries, state }: View, count: number): OwnScan[] {
  const scans: OwnScan[] = [];
  for (let i = entries.length - 1; i >= 0 && scans.length < count; i--) {
    const entry = entries[i] as Entry;
    // A scan is one event: the one that came first after the state before it.
    const row = isScan(entry) ? checkInAt(state, entry.before.log.length) : null;
    if (row) scans.push({ entry, row });
  }
  return scans;
}

/** From how many plates to how many a scan has moved the count; null for one that was refused. */
export function stepOf({ entry, row }: OwnScan): { from: number; to: number } | null {
  if (row.result !== 'in' || !row.meal) return null;
  const { plates } = expectation(entry.before, row.meal);
  return { from: plates, to: plates + 1 };
}

/** Why a scan ended as it did, in words, with what helps to see it. */
export function reasonOf(data: DemoData, { entry: { command, before }, row }: OwnScan): string {
  const { plan } = data;
  const { scans } = data.words.attendance;
  if (row.result === 'in') return fill(scans.admitted, { meal: row.meal ? plan.meals[row.meal].name : '' });
  const reason = data.words.shared.refused[row.result];
  if (row.result === 'closed') return `${reason} ${phaseWords(data, row.at)}.`;
  if (row.result === 'wrong-meal' || row.result === 'old-code') {
    const more = command.type === 'scan-door' ? doorWords(data, command.code, row.result) : passWords();
    return `${reason} ${more}`.trim();
  }
  if (row.result === 'second-scan' && row.meal) {
    const place = before.hostel.placeOf.get(row.resident) ?? -1;
    const at = before.checkedIn[MEAL_INDEX[row.meal]]?.[place] ?? -1;
    return at < 0 ? reason : `${reason} ${fill(scans.since, { time: clockSeconds(at) })}`;
  }
  return reason;

  function passWords(): string {
    const pass = command.type === 'scan' ? readPass(plan.code, command.pass) : null;
    if (!pass) return '';
    if (pass.day !== plan.day) return fill(scans.otherDay, { date: dayWords(pass.day) });
    return fill(scans.otherMeal, { meal: plan.meals[pass.meal].name });
  }
}

/** What the code at the door, as it was read, says of its meal and its time. */
function doorWords({ plan, words }: DemoData, text: string, result: 'wrong-meal' | 'old-code'): string {
  const code = readDoor(plan.code, text);
  if (!code) return '';
  const { otherMeal, oldDoor } = words.attendance.scans;
  if (result === 'wrong-meal') return fill(otherMeal, { meal: plan.meals[code.meal].name });
  return fill(oldDoor, { time: clock((code.window * DOOR_SECONDS) / 60) });
}

/** Who was scanned: name and room, or that nobody knows. */
export const whoOf = ({ name, room }: CheckInRow): string => (name ? `${name}, ${room}` : '');

/**
 * Scans a text: a student's pass at the counter, or the code at the door with a student's phone.
 * @param resident whose phone it is
 */
export function scanText({ store, data }: Demo, text: string, resident: string): void {
  const { code } = data.plan;
  if (readDoor(code, text)) store.act({ type: 'scan-door', resident, code: text });
  // What else a code says is the visitor's own: it is neither kept nor told to other tabs.
  else store.act({ type: 'scan', pass: readPass(code, text) ? text : '' });
}
