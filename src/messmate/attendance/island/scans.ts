import { fill } from '../../../text/fill.ts';
import { readPass } from '../../engine/pass.ts';
import { MEAL_INDEX } from '../../engine/plan.ts';
import { type CheckInRow, checkInAt } from '../../engine/selectors/checkins.ts';
import { clockSeconds } from '../../format.ts';
import { type Demo, say } from '../../store/context.ts';
import type { Entry } from '../../store/course.ts';
import type { DemoData } from '../../store/demo-data.ts';
import { phaseWords } from '../../store/phase.ts';
import type { View } from '../../store/store.ts';
import { dayWords } from './day.ts';

/** A scan that a visitor made, in this tab or in another. */
export type OwnScan = { readonly entry: Entry; readonly row: CheckInRow };

/** The visitor's scans, newest first, at most so many. */
export function ownScans({ entries, state }: View, count: number): OwnScan[] {
  const scans: OwnScan[] = [];
  for (let i = entries.length - 1; i >= 0 && scans.length < count; i--) {
    const entry = entries[i] as Entry;
    // A scan is one event: the one that came first after the state before it.
    const row = entry.command.type === 'scan' ? checkInAt(state, entry.before.log.length) : null;
    if (row) scans.push({ entry, row });
  }
  return scans;
}

/** Why a scan ended as it did, in words, with what helps to see it. */
export function reasonOf(data: DemoData, { entry: { command, before }, row }: OwnScan): string {
  const { plan } = data;
  const { scans } = data.words.attendance;
  if (row.result === 'in') return fill(scans.admitted, { meal: row.meal ? plan.meals[row.meal].name : '' });
  const reason = data.words.shared.refused[row.result];
  if (row.result === 'closed') return `${reason} ${phaseWords(data, row.at)}.`;
  if (row.result === 'wrong-meal' && command.type === 'scan') {
    const pass = readPass(plan.code, command.pass);
    if (!pass) return reason;
    return pass.day === plan.day
      ? `${reason} ${fill(scans.otherMeal, { meal: plan.meals[pass.meal].name })}`
      : `${reason} ${fill(scans.otherDay, { date: dayWords(pass.day) })}`;
  }
  if (row.result === 'second-scan' && row.meal) {
    const place = before.hostel.placeOf.get(row.resident) ?? -1;
    const at = before.checkedIn[MEAL_INDEX[row.meal]]?.[place] ?? -1;
    return at < 0 ? reason : `${reason} ${fill(scans.since, { time: clockSeconds(at) })}`;
  }
  return reason;
}

/** Who was scanned: name and room, or that nobody knows. */
export const whoOf = ({ name, room }: CheckInRow): string => (name ? `${name}, ${room}` : '');

/** Scans a text at the counter and says what came of it. */
export function scanText({ store, data }: Demo, text: string): void {
  // What else a code says is the visitor's own: it is neither kept nor told to other tabs.
  const pass = readPass(data.plan.code, text) ? text : '';
  store.act({ type: 'scan', pass });
  const [scan] = ownScans(store.get(), 1);
  if (!scan) return;
  const { said } = data.words.attendance.scans;
  const result = data.page.attendance.results[scan.row.result];
  const reason = reasonOf(data, scan);
  say(scan.row.name ? fill(said, { result, who: whoOf(scan.row), reason }) : `${result}. ${reason}`);
}
