/** The tests' company in other languages: what is in tests/fixtures/<name>.yaml takes the place of its words. */
import { readFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import type { Files } from '../src/content/files.ts';
import { FIXTURES } from './content.ts';

/** Those that a file translates. */
export const TRANSLATED = ['hindi', 'tamil', 'urdu', 'german'] as const;

/** Fields replaced by others: entry by entry, but lists of texts as a whole. */
function overlaid(own: unknown, words: unknown): unknown {
  const isList = Array.isArray(words);
  if (typeof words !== 'object' || words === null || (isList && typeof words[0] === 'string')) return words;
  const fields = Object.entries(words).map(([name, value]) => [name, overlaid(Object(own)[name], value)]);
  const all = { ...Object(own), ...Object.fromEntries(fields) };
  return isList ? Object.values(all) : all;
}

/** The files of the tests' company in a language. */
export function filesIn(name: (typeof TRANSLATED)[number]): Files {
  const written = parse(readFileSync(`tests/fixtures/${name}.yaml`, 'utf8'));
  const changed = Object.entries(written).map(([file, fields]) => {
    const own = parse(FIXTURES[file] ?? '') ?? {};
    return [file, stringify(overlaid(own, fields))];
  });
  return { ...FIXTURES, ...Object.fromEntries(changed) };
}
