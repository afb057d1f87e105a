import { z } from 'zod';
import { isoDate, line, prose, slug, text } from './text.ts';

/** Topics of the notes for counsel: what the law asks of an app such as this one. */
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
      note: text(20, 900, 'what counsel is to settle, and where the law stands'),
      settled: z.boolean().describe('true once counsel has settled it'),
    }),
  )
  .max(40)
  .default([])
  .describe("notes for the owner's counsel; they stand in this file alone and never on a page");

const updated = isoDate.describe(
  'the day of this version, written like 2025-09-23; `npm run legal -- renew` writes a new one',
);

/**
 * What of a text's front matter is part of its wording, so that a change needs a new date.
 * @param room how much longer it may be where its placeholders are filled in
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
        held: z.boolean().describe('true for what is kept, false for what is never collected'),
      }),
    )
    .min(2)
    .max(10)
    .optional()
    .describe('what is kept and what is not, for the picture at the head of the privacy policy'),
});

/** The front matter of `content/legal/*.md`. */
export const legalSchema = z.strictObject({
  ...wordingWith(0),
  subtitle: line(60, 'another name of the text, below its heading').optional(),
  description: text(
    50,
    160,
    'what the page holds, for search results, with {updated} where its date is to stand',
    'updated',
  ),
  updated,
  plainWords: z.boolean().describe('true when each clause begins with its plain words as a quotation (> …)'),
  draft: z.boolean().describe("true until the owner's counsel has read it"),
  claims: z
    .record(slug, slug)
    .optional()
    .describe(
      'sections that state what content/claims.yaml has an entry for: the anchor of each, and the id',
    ),
  counsel: counselSchema,
});

/** The front matter of `content/legal/versions/*.md`: a version as it is kept. `npm run legal` writes these files. */
export const keptSchema = z.strictObject({
  updated,
  changed: prose(400, 'what changed against the version before, in words; nothing in the first').optional(),
  fingerprint: z
    .string()
    .regex(/^[0-9a-f]{16}$/, 'sixteen hexadecimal digits in quotes, as `npm run legal` writes them')
    .describe('what `npm run legal` knows the wording by'),
  ...wordingWith(100),
});

type LegalFront = z.infer<typeof legalSchema>;

/** The part of a text's front matter that readers read. */
export type Wording = Pick<LegalFront, keyof ReturnType<typeof wordingWith>>;

/** One numbered section of a legal text. `id` is its permanent anchor; `plain` and `body` are Markdown. */
export type Clause = { id: string; title: string; plain?: string; body: string };

/** A version of a legal text: its own wording, with its body in Markdown, and the address of its plain text. */
export type Version = Wording & {
  date: string;
  changed?: string | undefined;
  address: string;
  body: string;
};

/** A legal text as the pages use it. `versions` are all that are kept, the newest first, which is the text itself. */
export type Legal = LegalFront & {
  id: string;
  path: string;
  minutes: number;
  intro: string;
  clauses: Clause[];
  versions: Version[];
};
