import type { Files } from '../files.ts';
import { sourceOf } from '../known-files.ts';
import { parseBody } from '../markdown.ts';
import { keptSchema, type Legal, type Version } from '../schemas/legal.ts';
import { fillIn, parseMarkdown, validate } from '../source.ts';

/** A saved version, by its path below `content/`: `legal/versions/privacy-policy-2025-05-13.md`. */
export const KEPT = /^legal\/versions\/(.+)-(\d{4}-\d{2}-\d{2})\.md$/;

/** Where the version of a day is saved, below `content/`. */
export const keptFile = (id: string, day: string): string => `legal/versions/${id}-${day}.md`;

/** The dates of a text's saved versions, the newest first. */
export const keptDays = (files: Files, id: string): string[] =>
  Object.keys(files)
    .flatMap((path) => {
      const [, text, day = ''] = KEPT.exec(path) ?? [];
      return text === id ? [day] : [];
    })
    .sort()
    .reverse();

/** What is saved of a version, checked as it is written. @throws ContentError when it cannot be used */
function keptOf(files: Files, id: string, day: string) {
  const parsed = parseMarkdown(sourceOf(files, keptFile(id, day)));
  return { parsed, front: validate(keptSchema, parsed) };
}

/** An earlier version, with what its placeholders stood for. @throws ContentError when it cannot be used */
function earlierVersion(files: Files, id: string, day: string, fill: Record<string, string>): Version {
  const { parsed, front } = keptOf(files, id, day);
  const { values, fingerprint, updated, ...words } = front;
  const stoodFor = { ...fill, ...values };
  const { body } = parseBody(parsed, stoodFor);
  return { ...fillIn(words, stoodFor), date: day, address: `/legal/${id}-${day}.txt`, body };
}

/**
 * Every version of a text, the newest first: the present text, then those saved from before its date.
 * @param body the text's Markdown, with its placeholders filled in
 * @throws ContentError when a saved one cannot be used
 */
export function versionsOf(
  text: Omit<Legal, 'versions'>,
  body: string,
  files: Files,
  fill: Record<string, string>,
): Version[] {
  const { id, title, lead, appliesTo, law, holds, updated } = text;
  const days = keptDays(files, id);
  const now: Version = {
    ...{ title, lead, appliesTo, law, holds, body },
    date: updated,
    changed: days.includes(updated) ? fillIn(keptOf(files, id, updated).front, fill).changed : undefined,
    address: `/legal/${id}-${updated}.txt`,
  };
  return [now, ...days.filter((day) => day < updated).map((day) => earlierVersion(files, id, day, fill))];
}
