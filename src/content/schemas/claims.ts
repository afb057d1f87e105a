import { z } from 'zod';
import { anyLink, isoDate, line, prose, slug, unique } from './text.ts';

/** Links words to their entry in `content/claims.yaml`, whose source is shown at the end of the page. */
export const claimed = slug
  .optional()
  .describe(
    'the id of an entry of content/claims.yaml: these words then lead to its source, at the end of the page',
  );

/** One figure or promise that the site states as a fact, and what it rests on. */
const claim = z.strictObject({
  id: slug.describe('what pages call the fact: lower-case letters, digits and single hyphens, used once'),
  text: prose(200, 'the fact in one sentence, for those who check it'),
  short: line(
    40,
    'two to five words that stand beside the fact and lead to its source, such as: our own aim',
  ),
  source: line(
    120,
    'what the fact rests on, as the end of the page shows it; say so where nothing is measured yet',
  ),
  link: anyLink
    .optional()
    .describe(
      'where the source can be read: an address that begins with https://, or a page of this site such as /about',
    ),
  date: isoDate.describe('the day on which the fact was last found to be true, written like 2025-09-23'),
  due: isoDate.describe('the day on which somebody looks again, written like 2025-09-23'),
});

/** `content/claims.yaml`: every figure or promise of the site, with its source. */
export const claimsSchema = z.strictObject({
  claims: z
    .array(claim)
    .max(100)
    .superRefine(unique('id'))
    .describe('the facts; an empty list [] when there is none'),
});

export type Claim = z.infer<typeof claim>;

/** What a claim rests on, as its page shows it: a few words beside the fact, the source at the end of the page. */
export type ClaimSource = Pick<Claim, 'short' | 'source' | 'date'> & { link: string | undefined };
