import { z } from 'zod';
import { listLabels } from '../labels.ts';
import { line, placeholdersOf, plural, template } from './text.ts';

/** Returns more than the label's length, because other languages need it, above all for short labels. */
const maxLengthFor = (label: string) => Math.ceil(label.length * 1.5) + 10;

function replacementSchema(label: string) {
  const max = maxLengthFor(label);
  const names = placeholdersOf(label);
  if (names.length === 0) return line(max);
  if (!names.includes('count')) return template(max, ...names);
  return plural(max, 'count', ...names.filter((name) => name !== 'count'));
}

const createSchema = () =>
  z.strictObject(
    Object.fromEntries(listLabels().map((label) => [label, replacementSchema(label).optional()])),
  );

let cached: ReturnType<typeof createSchema> | undefined;

/** `content/words.yaml`: replacements for labels, by the English label in the code. */
export const wordsSchema = () => {
  cached ??= createSchema();
  return cached;
};
