import { DOOR_SECONDS, doorText, passText } from '../codes.ts';
import { run } from '../commands.ts';
import type { ScanRefusal } from '../events.ts';
import type { MealId } from '../plan.ts';
import { checkedInAt, expectationNow, isAway } from '../presence.ts';
import type { Resident } from '../residents.ts';
import { decideScan } from '../scan.ts';
import type { HostelState } from '../state.ts';
import { currentMeal, mealAt } from '../time.ts';

export type CheckInRow = NonNullable<ReturnType<typeof checkInAt>>;

/** The latest scans, newest first. */
export function latestCheckIns(state: HostelState, count: number): readonly CheckInRow[] {
  const rows: CheckInRow[] = [];
  for (let i = state.log.length - 1; i >= 0 && rows.length < count; i--) {
    const row = checkInAt(state, i);
    if (row) rows.push(row);
  }
  return rows;
}

/** The names of the latest residents let in, newest first. */
export const latestNames = (state: HostelState, count: number): readonly string[] =>
  latestCheckIns(state, state.log.length)
    .filter(({ result }) => result === 'in')
    .slice(0, count)
    .map(({ name }) => name);

/** The scan at an index of the log, with the meal that was open; null if another event is there. */
export function checkInAt({ log, hostel }: HostelState, index: number) {
  const event = log[index];
  if (event?.type !== 'checked-in' && event?.type !== 'scan-refused') return null;
  const resident = hostel.residents[hostel.indexOfResident.get(event.resident) ?? -1];
  if (!resident) return null;
  const { id, name, room, diet } = resident;
  const result: 'in' | ScanRefusal = event.type === 'checked-in' ? 'in' : event.reason;
  return { index, at: event.at, resident: id, name, room, diet, meal: event.meal, result };
}

export type PassReadout = ReturnType<typeof passOf>;

/** The pass last used or, before any check-in, the first resident's for the current meal. */
export function latestPass(state: HostelState): PassReadout {
  const last = latestCheckIns(state, state.log.length).find(({ result }) => result === 'in');
  const resident = last?.resident ?? state.hostel.residents[0]?.id ?? '';
  return passOf(state, resident, last?.meal ?? currentMeal(state.hostel.plan, state.second));
}

/** `slot` counts from 1 and begins at minute `slotAt`; `checkedInAt` is a second. @throws RangeError for an unknown id */
export function passOf(state: HostelState, id: string, meal: MealId) {
  const { plan, residents, indexOfResident } = state.hostel;
  const index = indexOfResident.get(id) ?? -1;
  const resident = residents[index];
  if (!resident) throw new RangeError(`No resident has the id ${id}`);
  const at = checkedInAt(state, index, meal);
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

/** Windows of 30 seconds between the photograph of a code and its use: ten minutes. */
const OLD = 20;

/** The entrance code for a meal, and from and until which second it is valid: the next to be scanned, or an old photograph. */
export function doorCodeOf({ hostel: { plan }, second }: HostelState, meal: MealId, isOld = false) {
  // A second belongs to the window that it completes, and a scan takes the next second.
  const currentWindow = Math.floor(second / DOOR_SECONDS);
  const window = isOld ? Math.max(0, currentWindow - OLD) : currentWindow;
  const from = window * DOOR_SECONDS;
  const text = doorText(plan.code, { day: plan.day, meal, window });
  return { text, from, until: from + DOOR_SECONDS };
}

/** The pass of the first resident who may still come, or else the last one read. */
export function nextPass(state: HostelState): PassReadout {
  const meal = mealAt(state.hostel.plan, state.second);
  const next =
    meal &&
    state.hostel.residents.find((_, index) => decideScan(state, index, state.second).type === 'checked-in');
  return meal && next ? passOf(state, next.id, meal) : latestPass(state);
}

/** The busiest five minutes of a whole meal: the first minute, the plates, and the seconds for one plate. */
export function busiestMinutes(state: HostelState, id: MealId) {
  const { state: served } = run(state, { type: 'move-time', to: state.hostel.plan.meals[id].closes * 60 });
  const times = served.hostel.residents
    .flatMap((_, index) => checkedInAt(served, index, id) ?? [])
    .sort((a, b) => a - b);
  let [from, plates] = [times[0] ?? 0, 0];
  let last = 0;
  for (const [first, begins] of times.entries()) {
    while ((times[last] ?? Number.POSITIVE_INFINITY) < begins + 300) last++;
    if (last - first > plates) [from, plates] = [begins, last - first];
  }
  return { from: Math.floor(from / 60), plates, seconds: Math.floor(300 / Math.max(1, plates)) };
}

type Attendance = 'to-come' | 'in' | 'away';

/** `index` is the resident's index. */
export function attendanceOf(state: HostelState, index: number, meal: MealId): Attendance {
  if (checkedInAt(state, index, meal) !== null) return 'in';
  return isAway(state, index, meal) ? 'away' : 'to-come';
}

/** The next resident after the id `after`, wrapping round at the end. */
export function nextResident(
  state: HostelState,
  meal: MealId,
  attendance: Attendance,
  after = '',
): Resident | null {
  const { residents, indexOfResident } = state.hostel;
  const from = (indexOfResident.get(after) ?? -1) + 1;
  for (let i = 0; i < residents.length; i++) {
    const index = (from + i) % residents.length;
    if (attendanceOf(state, index, meal) === attendance) return residents[index] ?? null;
  }
  return null;
}

/** The plates expected at a meal, and the vegetarian ones among them. */
export function forecastWithVegetarians(state: HostelState, meal: MealId) {
  const { forecast } = expectationNow(state, meal);
  const present = state.hostel.residents.filter((_, index) => !isAway(state, index, meal));
  const share = present.filter(({ diet }) => diet === 'veg').length / Math.max(1, present.length);
  return { forecast, veg: Math.round(forecast * share) };
}
