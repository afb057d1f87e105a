import { base32, checked, fromBase32, LETTERS } from './pass.ts';
import { MEALS, type MealId } from './plan.ts';

/**
 * The code at the mess entrance, which a student's phone reads: "MM1D.NIL.20261117.L.1H0.7K3Q" — format, hostel, day,
 * meal, window, check. It changes every few seconds, so a photograph soon expires. The check catches misreading; a real
 * code is signed by the server.
 */
type DoorCode = { readonly day: string; readonly meal: MealId; readonly window: number };

export const DOOR_SECONDS = 30;

/** A second belongs to the window that it completes. */
export const windowOf = (second: number): number => Math.floor(Math.max(0, second - 1) / DOOR_SECONDS);

/** `day` is 'YYYY-MM-DD'. */
export function doorText(hostel: string, { day, meal, window }: DoorCode): string {
  const letter = LETTERS[MEALS.indexOf(meal)];
  return checked(`MM1D.${hostel}.${day.replaceAll('-', '')}.${letter}.${base32(window, 3)}`);
}

/** Null if the code is another hostel's, misread, or not a code. */
export function readDoor(hostel: string, text: string): DoorCode | null {
  const match = /^MM1D\.[0-9A-Z]+\.(\d{4})(\d{2})(\d{2})\.([BLSD])\.([0-9A-Z]{3})\.[0-9A-Z]{4}$/.exec(text);
  const meal = MEALS[LETTERS.indexOf((match?.[4] ?? '') as 'B')];
  if (!match || !meal) return null;
  const day = `${match[1]}-${match[2]}-${match[3]}`;
  const window = fromBase32(match[5] ?? '');
  const code: DoorCode = { day, meal, window };
  return doorText(hostel, code) === text ? code : null;
}

/**
 * Whether a code is not valid at a second of a day. The previous window counts too, to allow for delay (as in RFC 6238,
 * section 5.2, for one-time passwords).
 */
export function isOld(code: DoorCode, day: string, second: number): boolean {
  const age = windowOf(second) - code.window;
  return code.day !== day || age < 0 || age > 1;
}
