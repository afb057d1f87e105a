import { z } from 'zod';
import { LABELS } from '../labels.ts';
import { line, placeholdersOf, plural, template } from './text.ts';

/** How long another word for a label may be: other languages are longer, and short words the most. */
const roomFor = (label: string) => Math.ceil(label.length * 1.5) + 10;

function wordsFor(label: string) {
  const room = roomFor(label);
  const names = placeholdersOf(label);
  if (names.length === 0) return line(room);
  if (!names.includes('count')) return template(room, ...names);
  return plural(room, 'count', ...names.filter((name) => name !== 'count'));
}

/** `content/words.yaml`: labels of the site in other words, each by the English ones in the code. */
export const wordsSchema = z.strictObject(
  Object.fromEntries(LABELS.map((label) => [label, wordsFor(label).optional()])),
);
