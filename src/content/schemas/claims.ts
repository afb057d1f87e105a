import { z } from 'zod';
import {
  hasNoPassword,
  internalLink,
  isoDate,
  line,
  NO_PASSWORD,
  prose,
  slug,
  unique,
  webAddress,
} from './text.ts';

/** The entry of `content/claims.yaml` for what some words state: its source then stands beside them. */
export const claimed = slug
  .optional()
  .describe('the id of an entry of content/claims.yaml: its source then stands beside these words');

/** One figure or promise that the site states as a fact, and what it rests on. */
const claim = z.strictObject({
  id: slug.describe('what pages call the fact: lower-case letters, digits and single hyphens, used once'),
  text: prose(200, 'the fact in one sentence, for those who check it'),
  source: line(120, 'what the fact rests on, as the page shows it; say so where nothing is measured yet'),
  link: z
    .union([internalLink, webAddress])
    .refine(hasNoPassword, NO_PASSWORD)
    .optional()
    .describe(
      'where the source can be read: an address that begins with https://, or a page of this site such as /about',
    ),
  date: isoDate.describe('the day on which the fact was last found to be true, written like 2025-09-23'),
  due: isoDate.describe('the day on which somebody looks again, written like 2025-09-23'),
});

/** `content/claims.yaml`: every figure or promise of the site, with its source. */
export const claimsSchema = z
  .strictObject({
    claims: z
      .array(claim)
      .max(100)
      .superRefine(unique('id'))
      .describe('the facts; an empty list [] when there is none'),
  })
  .describe('what the site states as a fact, with its source');

export type Claim = z.infer<typeof claim>;

/** What a claim rests on, as its page shows it. */
export type ClaimSource = { source: string; link: string | undefined; date: string };
