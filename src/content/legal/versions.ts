import type { z } from 'zod';
import type { Files } from '../files.ts';
import { type Body, filledBody, parseBody } from '../markdown.ts';
import { attempt } from '../problems.ts';
import { type Legal, legalSchema, savedSchema, type Version, type Wording } from '../schemas/legal.ts';
import { fillIn, read, type Written } from '../source.ts';
import { clausesOf } from './clauses.ts';
import { sectionNumbers } from './sections.ts';

/** The path of a saved version: `legal/versions/privacy-policy-2025-05-13.md`. */
export const SAVED = /^legal\/versions\/(.+)-(\d{4}-\d{2}-\d{2})\.md$/;

export const savedFile = (id: string, day: string): string => `legal/versions/${id}-${day}.md`;

/** The dates of a text's saved versions, newest first. */
export const savedDays = (files: Files, id: string): string[] =>
  Object.keys(files)
    .map((path) => SAVED.exec(path) ?? [])
    .flatMap(([, text, day = '']) => (text === id ? day : []))
    .sort()
    .reverse();

export const textIds = (files: Files): string[] =>
  Object.keys(files).flatMap((path) => /^legal\/([^/]+)\.md$/.exec(path)?.[1] ?? []);

/** A text with its placeholders. */
type WithFront<S extends z.ZodType> = Written<S> & { front: z.output<S> };
export type WrittenText = WithFront<typeof legalSchema>;
export type WrittenVersion = WithFront<typeof savedSchema>;

/** @throws ContentError when the file cannot be used */
function readWritten<S extends z.ZodType>(files: Files, path: string, schema: S): WithFront<S> {
  const written = read(files, path, schema);
  return { ...written, front: written.checked() };
}

export const writtenText = (files: Files, id: string): WrittenText | undefined =>
  attempt(() => readWritten(files, `legal/${id}.md`, legalSchema));

/** Newest first. */
export const writtenVersions = (files: Files, id: string): WrittenVersion[] =>
  savedDays(files, id).flatMap(
    (day) => attempt(() => readWritten(files, savedFile(id, day), savedSchema)) ?? [],
  );

/** The numbers of a text's sections; none if they cannot be read. */
export function numbersIn(id: string, text: Body | undefined): Record<string, string> {
  const clauses = text && attempt(() => clausesOf(parseBody(text, {}), false).clauses);
  return sectionNumbers(clauses ? [{ id, clauses }] : []);
}

/** The fields of the front matter that are part of the wording, in a version's order. */
export const WORDING_FIELDS = ['title', 'lead', 'appliesTo', 'law', 'holds'] as const;

export const wordingOf = (front: Wording): Wording =>
  Object.fromEntries(WORDING_FIELDS.map((field) => [field, front[field]])) as Wording;

/** Without line breaks, which may be anywhere. */
export const words = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();

/** What readers read, in a form to compare. */
export const compared = (value: unknown): string =>
  JSON.stringify(value ?? '', (_, part) => (typeof part === 'string' ? words(part) : part));

export const isSameWording = (text: WrittenText, version: WrittenVersion): boolean =>
  compared([wordingOf(text.front), text.body]) === compared([wordingOf(version.front), version.body]);

/**
 * The present text, then the versions saved before its date, newest first.
 * @param body the text's Markdown, with its placeholders filled in
 * @throws ContentError when a saved one cannot be used
 */
export function versionsOf(
  legal: Omit<Legal, 'versions'>,
  body: string,
  files: Files,
  values: Record<string, string>,
): Version[] {
  const { id, updated } = legal;
  const addressOf = (date: string) => `/legal/${id}-${date}.txt`;
  const saved = savedDays(files, id).map((date): Version => {
    const { front, ...text } = readWritten(files, savedFile(id, date), savedSchema);
    const { changed, ...wording } = fillIn(front, values);
    return {
      ...wordingOf(wording),
      ...{ changed, date, address: addressOf(date), body: filledBody(text, values) },
    };
  });
  const changed = saved.find(({ date }) => date === updated)?.changed;
  const now = { ...wordingOf(legal), body, changed, date: updated, address: addressOf(updated) };
  return [now, ...saved.filter(({ date }) => date < updated)];
}
