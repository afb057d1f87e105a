import { formatDate } from '../../content/language/locale.ts';
import { t } from '../../content/t.ts';
import { isoDay } from '../engine/calendar.ts';
import { passText } from '../engine/codes.ts';
import type { Scan } from '../engine/events.ts';
import { last } from '../engine/lists.ts';
import type { HostelPlan } from '../engine/plan.ts';
import { attendanceOf, doorCodeAt, readPass, type ScanRow, scanAt } from '../engine/selectors/checkins.ts';
import type { HostelState } from '../engine/state.ts';
import { currentMeal, lastOpenedMeal, phaseOf } from '../engine/time.ts';
import { formatTime, formatTimeWithSeconds, nameAndRoom } from '../format.ts';
import { refusalText, scanResultText } from '../refusals.ts';
import { readProgress } from '../store/meal-progress.ts';
import { scansOf, type View } from '../store/store.ts';

/** Returns the pass, the code at the door, and the text of whichever of them is scanned. */
export function buildCodes(state: HostelState, { resident, place, isOld }: Scan) {
  const { plan, day: today } = state.hostel;
  const meal = lastOpenedMeal(plan, state.second);
  const day = isOld ? isoDay(today - 1) : plan.day;
  const door = doorCodeAt(state, meal, isOld);
  const text = place === 'door' ? door.text : passText(plan.code, { resident, day, meal });
  return { pass: { ...readPass(state, resident, meal), day }, door, text };
}

/** Names the open meal and when it closes, or the next meal and when it opens, or says that the last meal is over. */
function phaseText(plan: HostelPlan, second: number): string {
  const id = currentMeal(plan, second);
  const { name, opens, closes } = plan.meals[id];
  const phase = phaseOf(plan.meals[id], second);
  if (phase === 'live') return t('{meal}, open until {closes}', { meal: name, closes: formatTime(closes) });
  return phase === 'due'
    ? t('{meal} opens at {opens}', { meal: name, opens: formatTime(opens) })
    : t('The last meal is over');
}

/** Says whether the pass has been used or is of somebody on leave; an old code is a photo of the door's, or an old pass. */
export function describePass(state: HostelState, scan: Scan): string {
  const { pass, door } = buildCodes(state, scan);
  const isAtDoor = scan.place === 'door';
  if (scan.isOld)
    return isAtDoor ? t('Photo from {time}', { time: formatTime(door.from / 60) }) : t('Yesterday’s pass');
  if (pass.checkedInAt !== null)
    return t('Used at {time}', { time: formatTimeWithSeconds(pass.checkedInAt) });
  const index = state.hostel.indexOfResident.get(scan.resident) ?? -1;
  if (attendanceOf(state, index, pass.meal) === 'away') return t('Marked away for this meal');
  return isAtDoor ? t('Not scanned yet') : t('Not used yet');
}

/** A scan by the visitor, the state before it, and its row in the log. */
export type LastScan = Readonly<{ scan: Scan; stateBefore: HostelState; row: ScanRow }>;

/** Returns the visitor's last scan; null without one, or if another meal has opened since. */
export function findLastScan(view: View): LastScan | null {
  const { command: scan, before: stateBefore } = last(scansOf(view)) ?? {};
  const { plan } = view.state.hostel;
  if (scan?.type !== 'scan' || !stateBefore) return null;
  if (lastOpenedMeal(plan, stateBefore.second) !== lastOpenedMeal(plan, view.state.second)) return null;
  // A scan adds its event to the end of the log, so the event's index is the log's length before the scan.
  const row = scanAt(view.state, stateBefore.log.length);
  return row && { scan, stateBefore, row };
}

/** Returns what follows the result of a scan: which meal is served, or why the scan was refused. */
export function explainScan({ scan, stateBefore, row }: LastScan): string {
  const { plan } = stateBefore.hostel;
  if (row.result === 'in') return t('{meal} is served.', { meal: row.meal ? plan.meals[row.meal].name : '' });
  const reason = refusalText(row.result);
  if (row.result === 'closed') return `${reason} ${phaseText(plan, row.at)}.`;
  const { pass, door } = buildCodes(stateBefore, scan);
  if (row.result === 'old-code' && scan.place === 'door')
    return `${reason} ${t('It was at the door at {time}.', { time: formatTime(door.from / 60) })}`;
  if (row.result === 'old-code') return `${reason} ${t('It is for {date}.', { date: longDay(pass.day) })}`;
  if (row.result === 'already-eaten' && pass.checkedInAt !== null)
    return `${reason} ${t('Used at {time}.', { time: formatTimeWithSeconds(pass.checkedInAt) })}`;
  return reason;
}

/** Describes the visitor's last scan, or the resident selected after it. Empty before the first scan or selection. */
export function describeLastScan(view: View): string {
  const scan = findLastScan(view);
  const { nextScan } = view.choices;
  if (scan && (!nextScan || nextScan.resident === scan.row.resident))
    return `${scanResultText(scan.row.result)}. ${nameAndRoom(scan.row)}. ${explainScan(scan)}`;
  if (!nextScan || !view.state.hostel.indexOfResident.has(nextScan.resident)) return '';
  const resident = readPass(view.state, nextScan.resident, readProgress(view).meal);
  return `${nameAndRoom(resident)}. ${describePass(view.state, nextScan)}.`;
}

/** Formats '2026-11-17' as Tuesday, 17 November. */
const longDay = (date: string): string => formatDate('longDay', Date.parse(date));
