import { z } from 'zod';
import { listLabels } from '../labels.ts';
import { line, placeholdersOf, plural, template } from './text.ts';

/** Other languages need more room, above all for short labels. */
const maxLengthFor = (label: string) => Math.ceil(label.length * 1.5) + 10;

function replacementFor(label: string) {
  const max = maxLengthFor(label);
  const names = placeholdersOf(label);
  if (names.length === 0) return line(max);
  if (!names.includes('count')) return template(max, ...names);
  return plural(max, 'count', ...names.filter((name) => name !== 'count'));
}

const schemaOf = (labels: readonly string[]) =>
  z.strictObject(Object.fromEntries(labels.map((label) => [label, replacementFor(label).optional()])));

let cached: ReturnType<typeof schemaOf> | undefined;

/** `content/words.yaml`: replacements for labels, by the English label in the code. */
export const wordsSchema = () => {
  cached ??= schemaOf(listLabels());
  return cached;
};
