import { MEALS, type MealId } from './plan.ts';

/**
 * A QR code's text holds a version, the hostel, resident (on a pass), day, meal, time window (at the door) and checksum.
 * It fits the alphanumeric mode of QR (ISO/IEC 18004), so codes stay small. The checksum detects misreading, not
 * forgery: the server signs real codes. `day` is 'YYYY-MM-DD'; `hostel` is the plan's `code`.
 */
type CodeFields = { readonly day: string; readonly meal: MealId };

/** Returns the text of a pass, such as MM1.NIL.C214.20261117.L.HVNZ. */
export const passText = (hostel: string, { resident, ...rest }: CodeFields & { resident: string }): string =>
  appendChecksum(`MM1.${hostel}.${resident}.${encodeDayAndMeal(rest)}`);

/** Seconds after which the code at the entrance changes, so that a photograph soon expires. */
export const DOOR_CODE_SECONDS = 30;

/** Returns the text of a door code, such as MM1D.NIL.20261117.L.1H0.8WXP. `window` is its index in the day's codes. */
export const doorCodeText = (
  hostel: string,
  { window, ...rest }: CodeFields & { readonly window: number },
): string => appendChecksum(`MM1D.${hostel}.${encodeDayAndMeal(rest)}.${base32(window, 3)}`);

const encodeDayAndMeal = ({ day, meal }: CodeFields): string =>
  `${day.replaceAll('-', '')}.${['B', 'L', 'S', 'D'][MEALS.indexOf(meal)]}`;

const appendChecksum = (body: string): string => `${body}.${base32(hashText(body), 4)}`;

/** Digits of Crockford's base 32, which leaves out I, L, O and U (crockford.com/base32.html). */
const BASE32 = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Encodes the lowest bits of a value, five for each digit. */
export function base32(value: number, digits: number, alphabet = BASE32): string {
  let text = '';
  for (let i = 0; i < digits; i++) text = alphabet.charAt((value >>> (5 * i)) & 31) + text;
  return text;
}

/** FNV-1a, 32 bits (Fowler, Noll, Vo; RFC 9923). The checksum takes the lowest bits, so the highest are mixed into them. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash ^ (hash >>> 15);
}
