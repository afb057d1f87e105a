import { z } from 'zod';
import type { Path } from '../problems.ts';
import { claimId } from './claims.ts';
import { isoDate, line, matching, prose, slug, text } from './text.ts';

/** Topics of the notes for counsel; `other` is for all notes without one of the other topics. */
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
      topic: z.enum(COUNSEL_TOPICS),
      note: text(20, 900, 'what counsel has to settle, and what the law says'),
      settled: z.boolean().describe('true once counsel has settled it'),
    }),
  )
  .max(40)
  .optional()
  .describe("notes for the owner's counsel, in this file only, never on a page");

/** Markdown in which a line break stays a line break. */
const wording = (description: string) => text(1, 20_000, `${description}; a blank line begins a paragraph`);

/** Kinds of data, such as "Card numbers", for the lists at the head of a legal text. */
const dataList = z.array(line(44)).min(1).max(10).optional();

const sectionSchema = z.strictObject({
  anchor: slug
    .optional()
    .describe('the part of its address behind #, made from its title when the text is published'),
  title: line(70, 'its heading, without a number: the site writes the number'),
  summary: prose(600, 'the section in plain words').optional(),
  body: wording('the full wording'),
  kept: dataList.describe('data that this section says is kept, for the list at the head of the page'),
  neverCollected: dataList.describe('data that this section says is never collected, for the second list'),
  claim: claimId,
  counsel: counselSchema,
});

/** `content/legal/*.yaml` */
export const legalSchema = z.strictObject({
  title: line(60, "the text's title, for the browser tab and search results"),
  subtitle: line(60, 'another name of the text, below its heading').optional(),
  description: text(50, 160, 'what the page is about, for search results; {updated} is its date', 'updated'),
  lead: prose(240, "one sentence at the page's head"),
  appliesTo: line(60, 'what the text applies to'),
  updated: isoDate.describe('the day from which it applies, written like 2025-09-23'),
  changed: prose(400, 'what changed since the version before; left out in the first').optional(),
  law: line(40, 'whose law applies'),
  numbered: z
    .boolean()
    .optional()
    .describe('true if the site numbers the paragraphs; false if the text does'),
  intro: wording('words before the first section').optional(),
  sections: z.array(sectionSchema).min(1).max(60).describe('the sections, in order'),
});

/** `content/legal/versions/*.yaml`: a copy of the text under its date. */
export const versionSchema = legalSchema.extend({
  values: z
    .record(z.string(), z.string())
    .optional()
    .describe('the values of its placeholders on the day of publication; by default those of today'),
});

/** The id of a legal text and the anchor of its section. */
export const citedSection = matching(
  /^[a-z0-9-]+#[a-z0-9-]+$/,
  'a section of a legal text, such as privacy-policy#security',
).meta({ choices: 'sections' });

export type LegalFields = z.infer<typeof legalSchema>;

/** A section of a legal text. `anchor` never changes once published; `body` is Markdown. */
export type Section = LegalFields['sections'][number] & { anchor: string };

/** A legal text with its placeholders filled in, and an anchor for each section. */
export type FilledText = Omit<LegalFields, 'sections'> & { sections: Section[] };

/** A published version; `address` is the path of its file: `/legal/terms-of-service-2025-09-23.txt`. */
export type Version = FilledText & { address: string };

/** A legal text. `versions` are newest first; a text without any is a draft. */
export type Legal = FilledText & {
  id: string;
  path: string;
  readingMinutes: number;
  isDraft: boolean;
  versions: Version[];
};

/** Fields that need no new version when they differ (docs/decisions/legal-versions.md); only versions have `values`. */
const UNVERSIONED_FIELDS = ['description', 'anchor', 'claim', 'counsel', 'values'];

const versionedFields = (fields: LegalFields): string =>
  JSON.stringify(fields, (name, value) => (UNVERSIONED_FIELDS.includes(name) ? undefined : value));

export const isVersioned = (path: Path): boolean =>
  !path.some((name) => UNVERSIONED_FIELDS.includes(String(name)));

/** Returns true if two texts are equal but for `UNVERSIONED_FIELDS`. */
export const isSameWording = (a: LegalFields, b: LegalFields): boolean =>
  versionedFields(a) === versionedFields(b);
