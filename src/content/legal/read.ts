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

/**
 * Every version of a text, the newest first: the present text, then those saved from before its date, each with what its
 * placeholders stood for.
 * @param body the text's Markdown, with its placeholders filled in
 * @throws ContentError when a saved one cannot be used
 */
export function versionsOf(
  { id, title, lead, appliesTo, law, holds, updated }: Omit<Legal, 'versions'>,
  body: string,
  files: Files,
  fill: Record<string, string>,
): Version[] {
  const saved = keptDays(files, id).map((date): Version => {
    const parsed = parseMarkdown(sourceOf(files, keptFile(id, date)));
    const { values, fingerprint, updated: _, ...words } = validate(keptSchema, parsed);
    const stoodFor = { ...fill, ...values };
    const address = `/legal/${id}-${date}.txt`;
    return { ...fillIn(words, stoodFor), date, address, body: parseBody(parsed, stoodFor).body };
  });
  const now = {
    ...{ title, lead, appliesTo, law, holds, body, date: updated, address: `/legal/${id}-${updated}.txt` },
    changed: saved.find(({ date }) => date === updated)?.changed,
  };
  return [now, ...saved.filter(({ date }) => date < updated)];
}
