import { hash } from 'node:crypto';
import type { Parsed } from '../explain.ts';
import type { Files } from '../files.ts';
import { sourceOf } from '../known-files.ts';
import { type Body, parseBody } from '../markdown.ts';
import { ContentError } from '../problems.ts';
import { type KeptFront, keptSchema, type LegalFront, legalSchema } from '../schemas/legal.ts';
import { parseMarkdown, validate } from '../source.ts';
import { clausesOf } from './clauses.ts';
import { keptDays, keptFile } from './read.ts';
import { sectionNumbers } from './sections.ts';

/** A text as it is written: with its placeholders, which are no part of the wording's history. */
export type Written<Front> = Parsed & Body & { front: Front };
export type WrittenText = Written<LegalFront>;
export type WrittenVersion = Written<KeptFront>;

/** The fields of a text's front matter that are wording, in the order in which they are compared. */
const WORDING_FIELDS = ['title', 'lead', 'appliesTo', 'law', 'holds'] as const;

/** The words of a text: where its lines break is nobody's business. */
const words = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();

/** The parts of a wording as they are compared: its fields, and its body. */
function partsOf({ front, body }: { front: LegalFront | KeptFront; body: string }): string[] {
  const fields = WORDING_FIELDS.map((field) => {
    const value = front[field] ?? '';
    return typeof value === 'string' ? value : value.map(({ data, held }) => `${data}: ${held}`).join('; ');
  });
  return [...fields, body].map(words);
}

/** What a wording is known by: another whenever a word of it is another, and the same wherever its lines break. */
export const fingerprint = (text: { front: LegalFront | KeptFront; body: string }): string =>
  hash('sha256', JSON.stringify(partsOf(text))).slice(0, 16);

/** The ids of the legal texts. */
export const textIds = (files: Files): string[] =>
  Object.keys(files).flatMap((path) => /^legal\/([^/]+)\.md$/.exec(path)?.[1] ?? []);

/** What a reader makes of a file; nothing where it cannot be used, which others tell. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}

/** A legal text as it is written. */
export const writtenText = (files: Files, id: string): WrittenText | undefined =>
  attempt(() => {
    const parsed = parseMarkdown(sourceOf(files, `legal/${id}.md`));
    return { ...parsed, front: validate(legalSchema, parsed) };
  });

/** The saved versions of a text, the newest first, as they are written. */
export const writtenVersions = (files: Files, id: string): WrittenVersion[] =>
  keptDays(files, id).flatMap((day) => {
    const version = attempt(() => {
      const parsed = parseMarkdown(sourceOf(files, keptFile(id, day)));
      return { ...parsed, front: validate(keptSchema, parsed) };
    });
    return version ?? [];
  });

/** The numbers of the sections of a text as it is written; none where they cannot be read. */
export function numbersIn(id: string, text: Body | undefined): Record<string, string> {
  const clauses = text && attempt(() => clausesOf(parseBody(text, {}), false).clauses);
  return sectionNumbers(clauses ? [{ id, clauses }] : []);
}

/** The line of a file on which its wording begins to differ from another's, and the words that stand there. */
export function firstDifference(text: WrittenText, version: WrittenVersion): { line: number; found: string } {
  const [now, then] = [partsOf(text), partsOf(version)];
  const field = WORDING_FIELDS.find((_, i) => now[i] !== then[i]);
  if (field) return { line: text.lineOf([field]), found: now[WORDING_FIELDS.indexOf(field)] ?? '' };
  const saved = words(version.body).split(' ');
  const at = [...text.body.matchAll(/\S+/g)].find(({ 0: word }, i) => word.normalize('NFC') !== saved[i]);
  const before = text.body.slice(0, at?.index ?? text.body.length);
  const found = text.body.slice(before.lastIndexOf(' ', before.length - 20) + 1);
  return { line: text.bodyLine + before.split('\n').length - 1, found: at ? found : 'the end of the text' };
}
