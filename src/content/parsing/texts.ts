import type { Path } from '../problems.ts';

/** A text of a file, and the path of its field. */
export type FieldText = { path: Path; text: string };

/** Collects every string of a value, with its path. */
export function collectTexts(value: unknown, path: Path = []): FieldText[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    collectTexts(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Matches a letter of the right-to-left scripts Arabic, Hebrew, Syriac and Thaana. */
export const RTL_LETTER = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
