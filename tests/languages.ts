/** The tests' company in other languages: tests/fixtures/<name>.yaml replaces its words. */
import { readFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import type { Files } from '../src/content/files.ts';
import { FIXTURES } from './content.ts';

/** The names of these files. */
export const TRANSLATED = ['hindi', 'tamil', 'urdu', 'german'] as const;

/** Replaces fields, also within groups and lists, by those of a translation. Replaces a list of texts as a whole. */
function overlay(original: unknown, texts: unknown): unknown {
  const isList = Array.isArray(texts);
  if (typeof texts !== 'object' || texts === null || (isList && typeof texts[0] === 'string')) return texts;
  const fields = Object.entries(texts).map(([name, value]) => [name, overlay(Object(original)[name], value)]);
  const all = { ...Object(original), ...Object.fromEntries(fields) };
  return isList ? Object.values(all) : all;
}

/** Returns the files of the tests' company in a language. */
export function translateFixtures(name: (typeof TRANSLATED)[number]): Files {
  const translations = parse(readFileSync(`tests/fixtures/${name}.yaml`, 'utf8'));
  const changed = Object.entries(translations).map(([file, fields]) => {
    const original = parse(FIXTURES[file] ?? '') ?? {};
    return [file, stringify(overlay(original, fields))];
  });
  return { ...FIXTURES, ...Object.fromEntries(changed) };
}
