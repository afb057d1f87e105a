import { readFileSync } from 'node:fs';
import { parse, parseDocument } from 'yaml';
import type { Files } from '../src/content/files.ts';
import { REAL } from './content.ts';

type Fields = { [name: string]: unknown };

/** Every value of some fields that has none below it, with the way to it; lists are taken whole where they hold texts alone. */
function valuesIn(
  value: unknown,
  path: (string | number)[] = [],
): { path: (string | number)[]; value: unknown }[] {
  const isList = Array.isArray(value);
  if (typeof value !== 'object' || value === null || (isList && typeof value[0] === 'string'))
    return [{ path, value }];
  return Object.entries(value).flatMap(([name, one]) =>
    valuesIn(one, [...path, isList ? Number(name) : name]),
  );
}

/** The tests' content with the fields of one file in the place of its own: the same company in another language. */
export function overlaid(file: string): Files {
  const written: Record<string, Fields> = parse(readFileSync(file, 'utf8'));
  const changed = Object.entries(written).map(([path, fields]) => {
    const doc = parseDocument(REAL[path] ?? '');
    for (const one of valuesIn(fields)) doc.setIn(one.path, one.value);
    return [path, doc.toString({ lineWidth: 0 })];
  });
  return { ...REAL, ...Object.fromEntries(changed) };
}
