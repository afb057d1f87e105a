import { z } from 'zod';
import { LABELS } from '../labels.ts';
import { line, placeholdersOf, plural, template } from './text.ts';

/** Other languages need more room, above all for short words. */
const roomFor = (label: string) => Math.ceil(label.length * 1.5) + 10;

function wordsFor(label: string) {
  const room = roomFor(label);
  const names = placeholdersOf(label);
  if (names.length === 0) return line(room);
  if (!names.includes('count')) return template(room, ...names);
  return plural(room, 'count', ...names.filter((name) => name !== 'count'));
}

/** `content/words.yaml`: other words for labels, by the English label in the code. */
export const wordsSchema = z.strictObject(
  Object.fromEntries(LABELS.map((label) => [label, wordsFor(label).optional()])),
);
