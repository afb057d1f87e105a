import { z } from 'zod';
import { isoDate, line, pageHead, prose } from './text.ts';

/** The front matter of `content/legal/*.md`. */
export const legalSchema = z
  .strictObject({
    title: pageHead.title,
    description: pageHead.description,
    lead: prose(240, "one sentence at the page's head"),
    appliesTo: line(60),
    updated: isoDate,
    law: line(40, 'whose law applies'),
    plainWords: z
      .boolean()
      .describe('true when each clause begins with its plain words as a quotation (> …)'),
    draft: z.boolean().describe("true until the owner's counsel has read it"),
    holds: z
      .array(
        z.strictObject({
          data: line(44),
          held: z.boolean().describe('true for what is kept, false for what is never collected'),
        }),
      )
      .min(2)
      .max(10)
      .optional()
      .describe('what is kept and what is not, for the picture at the head of the privacy policy'),
  })
  .describe('a legal text');

type LegalFront = z.infer<typeof legalSchema>;

/** One numbered section of a legal text. `id` is its permanent anchor; `plain` and `body` are Markdown. */
export type Clause = { id: string; title: string; plain?: string; body: string };

/** A legal text as the pages use it. */
export type Legal = LegalFront & {
  id: string;
  path: string;
  intro: string;
  clauses: Clause[];
  minutes: number;
};
