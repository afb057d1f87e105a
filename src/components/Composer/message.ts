/** A line of a message: what it is about, and what was told of it. */
export type Line = {
  label: string;
  value: string;
  /** Chosen from a list, or for the visitor, rather than typed. */
  isChosen?: boolean;
};

export type Message = {
  greeting: string;
  /** What the visitor has seen before, such as the brochure: a sentence. */
  origin?: string;
  opening: string;
  lines: readonly Line[];
};

/**
 * The text of a message. As long as nothing has been typed it is a form, with a line for all that we ask: who likes fills
 * it in elsewhere. Afterwards it holds what was told, and no line without a word.
 */
export function textOf({ greeting, origin, opening, lines }: Message): string {
  const isBegun = lines.some(({ value, isChosen }) => value && !isChosen);
  const told = lines.filter(({ value }) => value || !isBegun);
  const said = [origin, opening].filter(Boolean).join(' ');
  // Half a character, as a paste can leave it, cannot stand in an address.
  return [greeting, said, told.map(({ label, value }) => `${label}: ${value}`.trim()).join('\n')]
    .join('\n\n')
    .trim()
    .replace(/\p{Surrogate}/gu, '\uFFFD');
}

const DIGIT = /\p{Nd}/u;

/** A digit's value: in every script the ten stand side by side in Unicode, from 0 to 9. */
function numberOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1;
  return before % 10;
}

/** A text with the digits of any script as 0 to 9. */
const inDigits = (typed: string): string => typed.replace(/\p{Nd}/gu, (digit) => String(numberOf(digit)));

/** A number as people write it, with commas or spaces between its digits, as we do; null if it is no whole number from 1. */
export function countOf(typed: string): string | null {
  const digits = inDigits(typed).replace(/[\s,.'’٬،，]+(?=\d)/g, '');
  return /^0*[1-9]\d{0,6}$/.test(digits) ? Number(digits).toLocaleString('en-IN') : null;
}

/** A phone number as it was typed, in digits that every phone dials; null if it is none. */
export function phoneOf(typed: string): string | null {
  const number = inDigits(typed);
  return /^\+?[\d\s().\-–/]+$/.test(number) && /^\d{6,15}$/.test(number.replace(/\D/g, '')) ? number : null;
}

/** Some mail programs cut off what is longer, in characters of the whole link. */
export const LONGEST_MAILTO = 2000;
