import { z } from 'zod';
import { labelsOfCode } from '../labels.ts';
import { line, placeholdersOf, plural, template } from './text.ts';

/** Other languages need more room, above all for short labels. */
const roomFor = (label: string) => Math.ceil(label.length * 1.5) + 10;

function wordsFor(label: string) {
  const room = roomFor(label);
  const names = placeholdersOf(label);
  if (names.length === 0) return line(room);
  if (!names.includes('count')) return template(room, ...names);
  return plural(room, 'count', ...names.filter((name) => name !== 'count'));
}

const schemaOf = (labels: readonly string[]) =>
  z.strictObject(Object.fromEntries(labels.map((label) => [label, wordsFor(label).optional()])));

let made: ReturnType<typeof schemaOf> | undefined;

/** `content/words.yaml`: replacements for labels, by the English label in the code. */
export const wordsSchema = () => {
  made ??= schemaOf(labelsOfCode());
  return made;
};
