import { z } from 'zod';
import { LABELS } from '../labels.ts';
import { line, placeholdersOf, plural, template } from './text.ts';

/** How long another word for a label may be: other languages are longer, and short words the most. */
const roomFor = (label: string) => Math.ceil(label.length * 1.5) + 10;

function wordsFor(label: string) {
  const [name, ...more] = placeholdersOf(label);
  if (name === undefined) return line(roomFor(label));
  const text = template(roomFor(label), name, ...more);
  if (name !== 'count' && !more.includes('count')) return text;
  const others = [name, ...more].filter((one) => one !== 'count');
  return z.union([text, plural(roomFor(label), 'count', ...others)]);
}

/** `content/words.yaml`: labels of the site in other words, each by the English ones in the code. */
export const wordsSchema = z.strictObject(
  Object.fromEntries(LABELS.map((label) => [label, wordsFor(label).optional()])),
);
