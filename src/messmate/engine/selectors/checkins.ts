import { DOOR_CODE_SECONDS, doorCodeText, passText } from '../codes.ts';
import { run } from '../commands.ts';
import type { ScanRefusal } from '../events.ts';
import type { MealId } from '../plan.ts';
import { checkedInAt, estimateNow, isAway } from '../presence.ts';
import type { Resident } from '../residents.ts';
import { decideScan } from '../scan.ts';
import type { HostelState } from '../state.ts';
import { currentMeal, FIVE_MINUTES_IN_SECONDS, openMealAt } from '../time.ts';

export type ScanRow = NonNullable<ReturnType<typeof scanAt>>;

/** Returns the latest scans, newest first. */
export function findLatestScans(state: HostelState, count: number): readonly ScanRow[] {
  const rows: ScanRow[] = [];
  for (let i = state.log.length - 1; i >= 0 && rows.length < count; i--) {
    const row = scanAt(state, i);
    if (row) rows.push(row);
  }
  return rows;
}

/** Returns the names of the residents last admitted to a meal, newest first. */
export const findLatestNames = (state: HostelState, count: number, id: MealId): readonly string[] =>
  findLatestScans(state, state.log.length)
    .filter(({ result, meal }) => result === 'in' && meal === id)
    .slice(0, count)
    .map(({ name }) => name);

/** Returns the scan at an index of the log, with the meal that was open, or null if it is another event. */
export function scanAt({ log, hostel }: HostelState, index: number) {
  const event = log[index];
  if (event?.type !== 'checked-in' && event?.type !== 'scan-refused') return null;
  const resident = hostel.residents[hostel.indexOfResident.get(event.resident) ?? -1];
  if (!resident) return null;
  const { id, name, room, diet } = resident;
  const result: 'in' | ScanRefusal = event.type === 'checked-in' ? 'in' : event.reason;
  return { index, at: event.at, resident: id, name, room, diet, meal: event.meal, result };
}

export type PassReadout = ReturnType<typeof readPass>;

/** Returns the pass last used or, before any check-in, the first resident's for the current meal. */
export function findLatestPass(state: HostelState): PassReadout {
  const checkIn = findLatestScans(state, state.log.length).find(({ result }) => result === 'in');
  const resident = checkIn?.resident ?? state.hostel.residents[0]?.id ?? '';
  return readPass(state, resident, checkIn?.meal ?? currentMeal(state.hostel.plan, state.second));
}

/**
 * Reads a resident's pass for a meal. `slot` is the serving slot, from 1, of the check-in or, before it, of the current
 * time; it begins at minute `slotAt`. `checkedInAt` is in seconds. @throws RangeError for an unknown id
 */
export function readPass(state: HostelState, id: string, meal: MealId) {
  const { plan, residents, indexOfResident } = state.hostel;
  const index = indexOfResident.get(id) ?? -1;
  const resident = residents[index];
  if (!resident) throw new RangeError(`No resident has the id ${id}`);
  const checkInSecond = checkedInAt(state, index, meal);
  const minute = (checkInSecond ?? state.second) / 60;
  const { slots, opens } = plan.meals[meal];
  const slot = Math.max(1, slots.filter((slotStart) => slotStart <= minute).length);
  return {
    text: passText(plan.code, { resident: id, day: plan.day, meal }),
    resident: id,
    name: resident.name,
    room: resident.room,
    diet: resident.diet,
    meal,
    slot,
    slotAt: slots[slot - 1] ?? opens,
    checkedInAt: checkInSecond,
  };
}

/** An old photograph of the entrance shows the code of ten minutes ago: 20 windows of 30 seconds earlier. */
const OLD_CODE_WINDOWS = 20;

/** Returns a meal's door code and the seconds between which it is valid. `isOld` selects the code of ten minutes ago. */
export function doorCodeAt({ hostel: { plan }, second }: HostelState, meal: MealId, isOld = false) {
  // A scan made now is logged at `second` + 1, which is in this window: a window excludes `from` and includes `until`.
  const currentWindow = Math.floor(second / DOOR_CODE_SECONDS);
  const window = isOld ? Math.max(0, currentWindow - OLD_CODE_WINDOWS) : currentWindow;
  const from = window * DOOR_CODE_SECONDS;
  const text = doorCodeText(plan.code, { day: plan.day, meal, window });
  return { text, from, until: from + DOOR_CODE_SECONDS };
}

/** Returns the pass of the first resident who could check in now, or else the pass last used. */
export function findNextPass(state: HostelState): PassReadout {
  const { plan, residents } = state.hostel;
  // A scan takes a second, so a meal that opens now takes it.
  const at = state.second + 1;
  const meal = openMealAt(plan, at);
  const resident = residents.find(({ index }) => decideScan(state, index, at).type === 'checked-in');
  return meal && resident ? readPass(state, resident.id, meal) : findLatestPass(state);
}

/** Finds a meal's busiest five minutes and the seconds that a plate may take in them. `from` is minutes since midnight. */
export function findBusiestFiveMinutes(state: HostelState, id: MealId) {
  const { state: atClosing } = run(state, { type: 'move-time', to: state.hostel.plan.meals[id].closes * 60 });
  const times = atClosing.hostel.residents
    .flatMap((_, index) => checkedInAt(atClosing, index, id) ?? [])
    .sort((a, b) => a - b);
  let [fromSecond, plates] = [times[0] ?? 0, 0];
  let endIndex = 0;
  for (const [index, second] of times.entries()) {
    while ((times[endIndex] ?? Number.POSITIVE_INFINITY) < second + FIVE_MINUTES_IN_SECONDS) endIndex++;
    if (endIndex - index > plates) [fromSecond, plates] = [second, endIndex - index];
  }
  const secondsPerPlate = Math.floor(FIVE_MINUTES_IN_SECONDS / Math.max(1, plates));
  return { from: Math.floor(fromSecond / 60), plates, secondsPerPlate };
}

type Attendance = 'to-come' | 'in' | 'away';

/** Returns whether the resident at an index has eaten at a meal (`in`), is on leave (`away`), or neither (`to-come`). */
export function attendanceOf(state: HostelState, index: number, meal: MealId): Attendance {
  if (checkedInAt(state, index, meal) !== null) return 'in';
  return isAway(state, index, meal) ? 'away' : 'to-come';
}

/** Finds the next resident with the given attendance after the one whose id is `after`; the search wraps around. */
export function findNextResident(
  state: HostelState,
  meal: MealId,
  attendance: Attendance,
  after = '',
): Resident | null {
  const { residents, indexOfResident } = state.hostel;
  const start = (indexOfResident.get(after) ?? -1) + 1;
  const inTurn = [...residents.slice(start), ...residents.slice(0, start)];
  return inTurn.find(({ index }) => attendanceOf(state, index, meal) === attendance) ?? null;
}

/** Forecasts the plates of a meal, `veg` of which are vegetarian. */
export function forecastVegetarians(state: HostelState, meal: MealId) {
  const { forecast } = estimateNow(state, meal);
  const present = state.hostel.residents.filter((_, index) => !isAway(state, index, meal));
  const share = present.filter(({ diet }) => diet === 'veg').length / Math.max(1, present.length);
  return { forecast, veg: Math.round(forecast * share) };
}
