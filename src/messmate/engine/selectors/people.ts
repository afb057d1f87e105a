import type { Hostel } from '../hostel.ts';
import { MEAL_INDEX, type MealId } from '../plan.ts';
import { isAway } from '../presence.ts';
import type { Resident } from '../residents.ts';
import type { HostelState } from '../state.ts';

/** How a resident stands to a meal: has not come, has come, or is on leave. */
export const STANDINGS = ['due', 'in', 'away'] as const;
type Standing = (typeof STANDINGS)[number];

/** How a resident, by place, stands to a meal of the day. */
export function standingOf(state: HostelState, place: number, meal: MealId): Standing {
  if ((state.checkedIn[MEAL_INDEX[meal]]?.[place] ?? -1) >= 0) return 'in';
  return isAway(state, place, meal) ? 'away' : 'due';
}

/** The first resident after one, by id, who stands so to a meal, all the way round; null if nobody does. */
export function nextWho(state: HostelState, meal: MealId, standing: Standing, after = ''): Resident | null {
  const { residents, placeOf } = state.hostel;
  const from = (placeOf.get(after) ?? -1) + 1;
  for (let i = 0; i < residents.length; i++) {
    const place = (from + i) % residents.length;
    if (standingOf(state, place, meal) === standing) return residents[place] ?? null;
  }
  return null;
}

/** The resident of a room, however it is written: "c214", "C 214", "C-214". */
export function residentOf({ residents, placeOf }: Hostel, room: string): Resident | null {
  return residents[placeOf.get(room.toUpperCase().replace(/[^A-Z0-9]/g, '')) ?? -1] ?? null;
}

/** The residents whose name and room have each word of a search in them; all of them if it has none. */
export function findResidents({ residents }: Hostel, search: string): readonly Resident[] {
  const words = search
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  return residents.filter(({ name, room, id }) => {
    const text = `${name} ${room} ${id}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
