import { z } from 'zod';
import { isoDate, line, prose, slug, text } from './text.ts';

/** What the law asks of an app such as this one. */
const COUNSEL_TOPICS = [
  'roles',
  'wallet',
  'grievance',
  'retention',
  'children',
  'breach',
  'consumer',
  'liability',
  'courts',
  'address',
  'other',
] as const;

const counselSchema = z
  .array(
    z.strictObject({
      clause: slug
        .optional()
        .describe('the anchor of the section that the note is about, such as wallet-and-payments'),
      topic: z.enum(COUNSEL_TOPICS),
      note: text(20, 900, 'what counsel has to settle, and what the law says'),
      settled: z.boolean().describe('true once counsel has settled it'),
    }),
  )
  .max(40)
  .default([])
  .describe("notes for the owner's counsel, in this file only, never on a page");

const updated = isoDate.describe(
  'the date of this version, written like 2025-09-23; the form writes a new one',
);

/**
 * The front matter that is part of the wording, so that a change needs a new date.
 * @param room how much longer a text may be with its placeholders filled in
 */
const wordingWith = (room: number) => ({
  title: line(60 + room, "the text's title, for the browser tab and search results"),
  lead: prose(240 + room, "one sentence at the page's head"),
  appliesTo: line(60 + room, 'what the text applies to'),
  law: line(40 + room, 'whose law applies'),
  holds: z
    .array(
      z.strictObject({
        data: line(44 + room),
        held: z.boolean().describe('true if it is kept, false if it is never collected'),
      }),
    )
    .min(2)
    .max(10)
    .optional()
    .describe('what is kept and what is not, for the picture at the head of the privacy policy'),
});

/** `content/legal/*.md` */
export const legalSchema = z.strictObject({
  ...wordingWith(0),
  subtitle: line(60, 'another name of the text, below its heading').optional(),
  description: text(50, 160, 'what the page is about, for search results; {updated} is its date', 'updated'),
  updated,
  plainWords: z.boolean().describe('true if each clause begins with its plain words as a quotation (> …)'),
  draft: z.boolean().describe("true until the owner's counsel has read it"),
  claims: z
    .record(slug, slug)
    .optional()
    .describe(
      'sections that state a fact of content/claims.yaml: the anchor of each, and the id of the fact',
    ),
  counsel: counselSchema,
});

/** `content/legal/versions/*.md`, written by the form. */
export const savedSchema = z.strictObject({
  updated,
  changed: prose(400, 'what changed since the version before; left out in the first').optional(),
  ...wordingWith(100),
});

type LegalFront = z.infer<typeof legalSchema>;

export type Wording = Pick<LegalFront, keyof ReturnType<typeof wordingWith>>;

/** `id` is the permanent anchor; `plain` and `body` are Markdown. */
export type Clause = { id: string; title: string; plain?: string; body: string };

/** `body` is Markdown; `address` is that of the plain text. */
export type Version = Wording & {
  date: string;
  changed?: string | undefined;
  address: string;
  body: string;
};

/** `versions` are all that are saved, newest first; the first is the text itself. */
export type Legal = LegalFront & {
  id: string;
  path: string;
  minutes: number;
  intro: string;
  clauses: Clause[];
  versions: Version[];
};
