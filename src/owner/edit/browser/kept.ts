import { applied, type Change } from '../yaml/change.ts';
import type { Kind, Values } from './api.ts';

/** What somebody has changed and not saved yet. */
export type Draft = {
  /** The file's values as they were saved last. */
  from: Values;
  data: Values;
  body: string | undefined;
  changes: Change[];
};

/** What somebody has typed and not saved, on top of which state of the file. */
type Kept = { hash: string; changes: Change[]; data: Values; body?: string };

let folder = '';
/** Says whose drafts are kept: the form may be opened on several folders at one address. */
export const keepFor = (id: string): void => {
  folder = id;
};
const keyOf = (name: string) => `typed ${folder} ${name}`;

/** Keeps on this machine what is not saved yet, so that no closed tab and no power cut takes it away. */
export function keep(name: string, hash: string, { changes, data, body }: Draft): void {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify({ hash, changes, data, body } as Kept));
  } catch {
    // A browser that keeps nothing, or has no room left: then it is on the screen alone, as everywhere else.
  }
}

export const forget = (name: string): void => localStorage.removeItem(keyOf(name));

/** The files of which something is kept. */
export const keptNames = (): string[] =>
  Object.keys(localStorage).flatMap((key) =>
    key.startsWith(keyOf('')) ? [key.slice(keyOf('').length)] : [],
  );

/** How what is typed of a new thing is kept. @param like the file of which it is a copy */
export const nameOfNew = (kind: Kind, like = ''): string => `new ${kind} ${like}`.trim();

/** What was kept of a file, put into it as it is now; and what is to be said about that. */
export function bringBack(
  name: string,
  hash: string,
  from: Draft,
): { draft: Draft; said: string } | undefined {
  const text = localStorage.getItem(keyOf(name));
  if (!text) return undefined;
  const { hash: seen, ...kept }: Kept = JSON.parse(text);
  if (seen === hash) {
    // The place of what is new is the last, whatever it was then.
    const { id = kept.data['id'], order = kept.data['order'] } = hash ? {} : from.data;
    const place = { ...(id !== undefined && { id }), ...(order !== undefined && { order }) };
    const draft = { ...from, ...kept, data: { ...kept.data, ...place } };
    return { draft, said: 'What you had typed is here again. It is not saved yet.' };
  }
  const draft = { ...from, changes: [...from.changes] };
  const lost: string[] = [];
  for (const change of kept.changes)
    try {
      draft.data = applied(draft.data, change) as Values;
      if (change.kind === 'body') draft.body = change.text;
      draft.changes.push(change);
    } catch {
      if ('value' in change) lost.push(JSON.stringify(change.value));
    }
  const gone = lost.length > 0 ? ` This had no place any more: ${lost.join(', ')}.` : '';
  return {
    draft,
    said: `What you had typed is in the file as it is now: it has changed since. Look before you save.${gone}`,
  };
}
