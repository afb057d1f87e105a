import type { Path } from './problems.ts';

/** Every text among the values, with its path. */
export function textsOf(value: unknown, path: Path = []): { path: Path; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    textsOf(one, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Only among these do marks of direction make sense. */
export const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
/** Control characters, halves of characters, and what reverses the order of letters (CVE-2021-42574). */
const UNSEEN = /(?![\n\t])\p{Cc}|\p{Cs}|[\ufffd\ufffe\uffff\u202a-\u202e\u2066-\u2069]/u;
const DIRECTION = /[\u200e\u200f\u061c]/;
/** Spaces of all kinds, joiners, and empty letters. */
const BLANK = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]+$/u;

/** Invisible characters that no text needs: control characters, bidi overrides. */
export const hasUnseen = (text: string): boolean =>
  UNSEEN.test(text) || (DIRECTION.test(text) && !RIGHT_TO_LEFT.test(text));

/** Whether a text that is not empty shows nothing: a name of a zero-width space. */
export const isInvisible = (text: string): boolean => text.trim() !== '' && BLANK.test(text);
