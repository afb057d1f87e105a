import { z } from 'zod';
import { anyLink, isoDate, line, prose, slug, unique } from './text.ts';

/** The id of an entry in `content/claims.yaml`. */
export const claimId = slug
  .optional()
  .meta({ choices: 'facts' })
  .describe('a fact of content/claims.yaml, by its id: its source is then shown at the end of the page');

const claim = z.strictObject({
  id: slug.describe('the name that pages use: lower-case letters, digits and single hyphens, used once'),
  text: prose(200, 'the fact in one sentence, for those who check it'),
  short: line(40, 'two to five words shown beside the fact as a link to its source, such as: our own aim'),
  source: line(120, 'what the fact rests on, at the end of the page; say so if nothing is measured yet'),
  link: anyLink.optional().describe('where to read the source: a page such as /about, or https://…'),
  date: isoDate.describe('the day on which the fact was last checked, written like 2025-09-23'),
  due: isoDate.describe('the day on which to check it again, written like 2025-09-23'),
});

/** `content/claims.yaml` */
export const claimsSchema = z.strictObject({
  claims: z
    .array(claim)
    .max(100)
    .superRefine(unique('id'))
    .describe('the facts; an empty list [] if there are none'),
});

export type Claim = z.infer<typeof claim>;

/** The part of a claim that a page shows: `short` beside the fact, the source at the end of the page. */
export type ClaimSource = Pick<Claim, 'short' | 'source' | 'date'> & { link: string | undefined };
