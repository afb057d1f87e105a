import type { Text, Written } from '../../content/reading/written.ts';
import type { Item } from './item.ts';
import type { Sample } from './sample.ts';

/** What every check is given. */
export type Look = {
  written: Written;
  /** What the site was delivered with. */
  sample: Sample;
  /** The day, written 2026-11-22. */
  today: string;
};

/** A check looks at what was read and says what is to be done; it reads nothing itself. */
export type Check = (look: Look) => Item[];

/** Words that are no copy: notes for counsel, what a claim covers, who has signed what. */
const isNote = ({ file, path }: Text) =>
  file === 'checked.yaml' ||
  (file === 'claims.yaml' && !/^(?:source|link)$/.test(String(path.at(-1)))) ||
  (file.startsWith('legal/') && path[0] === 'counsel');

/** What visitors read. The hostel is invented and stays so. */
export const copyOf = ({ written }: Look): Text[] =>
  written.texts.filter((text) => text.file !== 'hostel.yaml' && text.kind !== 'mark' && !isNote(text));

/** The sentences around a place of a text, from full stop to full stop. */
export function sentenceAt(text: string, at: number): string {
  const start = Math.max(text.lastIndexOf('. ', at), text.lastIndexOf('\n', at)) + 1;
  const end = /[.!?](?:\s|$)|\n|$/.exec(text.slice(at))?.index ?? 0;
  return text.slice(start, at + end + 1).trim();
}
