import { clausesOf } from '../content/clauses.ts';
import type { Files } from '../content/files.ts';
import { sourceOf } from '../content/known-files.ts';
import { parseBody } from '../content/markdown.ts';
import { fillIn, parseMarkdown, validate } from '../content/source.ts';
import { keptSchema, type Legal, type LegalText, type Version } from '../schemas/legal.ts';

/** A version that is kept, by its path below `content/`: `legal/versions/privacy-policy-2025-05-13.md`. */
export const KEPT = /^legal\/versions\/(.+)-(\d{4}-\d{2}-\d{2})\.md$/;

/** Where the version of a day is kept, below `content/`. */
export const keptFile = (id: string, day: string): string => `legal/versions/${id}-${day}.md`;

/** The dates of a text's versions that are kept, the newest first. */
export const keptDays = (files: Files, id: string): string[] =>
  Object.keys(files)
    .flatMap((path) => {
      const [, text, day = ''] = KEPT.exec(path) ?? [];
      return text === id ? [day] : [];
    })
    .sort()
    .reverse();

/** Reads a version that is kept. @throws ContentError when it cannot be used */
function readKept(files: Files, id: string, day: string, fill: Record<string, string>): Version {
  const parsed = parseMarkdown(sourceOf(files, keptFile(id, day)));
  const { values, fingerprint, changed, plainWords, ...front } = validate(keptSchema, parsed);
  const stoodFor = { ...fill, ...values };
  const { intro, clauses } = clausesOf(parseBody(parsed, stoodFor), plainWords);
  const filled = fillIn({ ...front, changed }, stoodFor);
  const text: LegalText = { ...filled, intro, clauses };
  return { date: day, changed: filled.changed, address: `/legal/${id}-${day}.txt`, text };
}

/**
 * Every version of a text, the newest first: the text as it stands, then those that are kept from before its date.
 * @throws ContentError when one that is kept cannot be used
 */
export function versionsOf(
  text: Omit<Legal, 'versions'>,
  files: Files,
  fill: Record<string, string>,
): Version[] {
  const kept = keptDays(files, text.id).map((day) => readKept(files, text.id, day, fill));
  const { title, lead, appliesTo, law, holds, updated, intro, clauses } = text;
  const now: Version = {
    date: updated,
    changed: kept.find(({ date }) => date === updated)?.changed,
    address: `/legal/${text.id}-${updated}.txt`,
    text: { title, lead, appliesTo, law, holds, updated, intro, clauses },
  };
  return [now, ...kept.filter(({ date }) => date < updated)];
}
