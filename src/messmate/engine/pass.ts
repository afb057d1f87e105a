import { MEALS, type MealId } from './plan.ts';

/**
 * The text in a resident's QR code: "MM1.NIL.C214.20261117.L.7K3Q" — format, hostel, resident, day, meal, check. It fits
 * the alphanumeric mode of QR (ISO/IEC 18004) and so stays small. The check catches misreading, not forgery: a real pass
 * is signed by the server.
 */
type Pass = { readonly resident: string; readonly day: string; readonly meal: MealId };

export const LETTERS = ['B', 'L', 'S', 'D'] as const;
/** Digits of Crockford's base 32, which leaves out I, L, O and U (crockford.com/base32.html). */
const BASE32 = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `day` is 'YYYY-MM-DD'. */
export function passText(hostel: string, pass: Pass): string {
  const day = pass.day.replaceAll('-', '');
  return checked(`MM1.${hostel}.${pass.resident}.${day}.${LETTERS[MEALS.indexOf(pass.meal)]}`);
}

/** Null if the pass is another hostel's, misread, or not a pass. */
export function readPass(hostel: string, text: string): Pass | null {
  const match = /^MM1\.[0-9A-Z]+\.([0-9A-Z]+)\.(\d{4})(\d{2})(\d{2})\.([BLSD])\.[0-9A-Z]{4}$/.exec(text);
  const meal = MEALS[LETTERS.indexOf((match?.[5] ?? '') as 'B')];
  if (!match || !meal) return null;
  const pass: Pass = { resident: match[1] ?? '', day: `${match[2]}-${match[3]}-${match[4]}`, meal };
  return passText(hostel, pass) === text ? pass : null;
}

export const checked = (body: string): string => `${body}.${base32(hashText(body), 4)}`;

/** The lowest bits, in base 32. */
export function base32(value: number, digits: number, alphabet = BASE32): string {
  let text = '';
  for (let i = 0; i < digits; i++) text = alphabet.charAt((value >>> (5 * i)) & 31) + text;
  return text;
}

/** Any other character counts as 0. */
export function fromBase32(text: string): number {
  let value = 0;
  for (const digit of text) value = value * 32 + Math.max(0, BASE32.indexOf(digit));
  return value;
}

/** FNV-1a, 32 bits (Fowler, Noll, Vo; RFC 9923). */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash ^ (hash >>> 15);
}
