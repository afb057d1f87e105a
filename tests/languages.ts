/** The tests' company in other languages: tests/fixtures/<name>.yaml replaces its words. */
import { readFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import type { Files } from '../src/content/files.ts';
import { FIXTURES } from './content.ts';

/** The names of the files with translations, without `.yaml`. */
export const TRANSLATIONS = ['hindi', 'tamil', 'urdu', 'german'] as const;

/** Returns `original` with the translation's fields, within groups and lists too. Lists of texts are replaced whole. */
function applyTranslation(original: unknown, translation: unknown): unknown {
  const isList = Array.isArray(translation);
  const isListOfTexts = isList && typeof translation[0] === 'string';
  if (typeof translation !== 'object' || translation === null || isListOfTexts) return translation;
  const merged = { ...Object(original) };
  for (const [name, value] of Object.entries(translation))
    merged[name] = applyTranslation(merged[name], value);
  return isList ? Object.values(merged) : merged;
}

/** Returns the files of the tests' company in a language. */
export function translateFixtures(name: (typeof TRANSLATIONS)[number]): Files {
  const translations = parse(readFileSync(`tests/fixtures/${name}.yaml`, 'utf8'));
  const translated = Object.entries(translations).map(([file, fields]) => {
    const original = parse(FIXTURES[file] ?? '') ?? {};
    return [file, stringify(applyTranslation(original, fields))];
  });
  return { ...FIXTURES, ...Object.fromEntries(translated) };
}
