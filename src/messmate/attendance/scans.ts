import { dayFormat } from '../../content/language.ts';
import { t } from '../../content/t.ts';
import { phaseWords } from '../controls/ClockBar.tsx';
import { isoDay } from '../engine/calendar.ts';
import { DOOR_SECONDS, readDoor } from '../engine/door.ts';
import { last } from '../engine/last.ts';
import { passText, readPass } from '../engine/pass.ts';
import type { HostelPlan } from '../engine/plan.ts';
import { checkedInAt } from '../engine/presence.ts';
import { type CheckInRow, checkInAt, doorOf, passOf } from '../engine/selectors/checkins.ts';
import { standingOf } from '../engine/selectors/people.ts';
import type { HostelState } from '../engine/state.ts';
import { servedMeal } from '../engine/time.ts';
import { clock, clockSeconds } from '../format.ts';
import { refusalText } from '../refusals.ts';
import { type HistoryEntry, type Store, scansOf, type View } from '../store/store.ts';

/** At the door the student's phone reads a code; at the counter the pass is read. */
export const PLACES = ['door', 'counter'] as const;

export type Shown = {
  readonly resident: string;
  readonly at: (typeof PLACES)[number];
  /** Yesterday's pass, or a photograph of an earlier code at the door. */
  readonly isOld: boolean;
};

/** The name under which the demo keeps what is shown. */
export const SHOWN = 'pass';

/** The pass, the code at the door, and the text that a scan would read. */
export function codeOf(state: HostelState, { resident, at, isOld }: Shown) {
  const { plan, day: today } = state.hostel;
  const meal = servedMeal(plan, state.second);
  const day = isOld ? isoDay(today - 1) : plan.day;
  const door = doorOf(state, meal, isOld);
  const text = at === 'door' ? door.text : passText(plan.code, { resident, day, meal });
  return { pass: { ...passOf(state, resident, meal), day }, door, text };
}

export function standingText(state: HostelState, shown: Shown): string {
  const { pass, door } = codeOf(state, shown);
  const isDoor = shown.at === 'door';
  if (shown.isOld)
    return isDoor ? t('Photo from {time}', { time: clock(door.from / 60) }) : t('Yesterday’s pass');
  if (pass.checkedInAt !== null) return t('Used at {time}', { time: clockSeconds(pass.checkedInAt) });
  const place = state.hostel.placeOf.get(shown.resident) ?? -1;
  if (standingOf(state, place, pass.meal) === 'away') return t('Marked away for this meal');
  return isDoor ? t('Not scanned yet') : t('Not used yet');
}

export function scan(store: Store, shown: Shown): void {
  const { text } = codeOf(store.get().state, shown);
  if (shown.at === 'door') store.act({ type: 'scan-door', resident: shown.resident, code: text });
  else store.act({ type: 'scan', pass: text });
}

export type OwnScan = { readonly entry: HistoryEntry; readonly row: CheckInRow };

/** Null unless it was at the meal being served. */
export function lastScan(view: View): OwnScan | null {
  const entry = last(scansOf(view));
  const { plan } = view.state.hostel;
  if (!entry || servedMeal(plan, entry.before.second) !== servedMeal(plan, view.state.second)) return null;
  // A scan is one event, the first after the state before it.
  const row = checkInAt(view.state, entry.before.log.length);
  return row && { entry, row };
}

/** In words, with the detail that explains the result. */
export function reasonOf(plan: HostelPlan, { entry: { command, before }, row }: OwnScan): string {
  if (row.result === 'in') return t('{meal} is served.', { meal: row.meal ? plan.meals[row.meal].name : '' });
  const reason = refusalText(row.result);
  if (row.result === 'closed') return `${reason} ${phaseWords(plan, row.at)}.`;
  if (row.result === 'old-code') {
    const door = command.type === 'scan-door' && readDoor(plan.code, command.code);
    const pass = command.type === 'scan' && readPass(plan.code, command.pass);
    if (door)
      return `${reason} ${t('It stood at the door at {time}.', { time: clock((door.window * DOOR_SECONDS) / 60) })}`;
    return pass ? `${reason} ${t('It is for {date}.', { date: dayWords(pass.day) })}` : reason;
  }
  if (row.result === 'second-scan' && row.meal) {
    const place = before.hostel.placeOf.get(row.resident) ?? -1;
    const at = checkedInAt(before, place, row.meal);
    return at === null ? reason : `${reason} ${t('Used at {time}.', { time: clockSeconds(at) })}`;
  }
  return reason;
}

/** Empty if the pass could not be read. */
export const nameAndRoomOf = ({ name, room }: CheckInRow): string => (name ? `${name}, ${room}` : '');

const days = dayFormat({ weekday: 'long', day: 'numeric', month: 'long' });

/** '2026-11-17' is Tuesday, 17 November. */
export const dayWords = (isoDay: string): string => days().format(new Date(isoDay));
