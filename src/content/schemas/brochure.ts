import { z } from 'zod';
import { isoDate, line, template } from './text.ts';

/** `content/products/messmate/brochure.yaml`: what only the brochure says. All else in it is the site's. */
const brochureSchema = z.strictObject({
  title: line(60, "the document's title, which a PDF reader shows"),
  link: template(80, 'pages', 'size').describe(
    'the link to the file: {pages} is how many pages it has, {size} how large it is in KB',
  ),
  asOf: isoDate.describe('the day on which you checked what it says, written like 2025-09-23'),
  edition: template(60, 'day').describe('the day of this edition, at its foot; {day} is `asOf`'),
  steps: z
    .strictObject({ step: line(30), work: line(40), changes: line(40) })
    .describe("the columns of the table of steps; its words are the product page's, under `start`"),
  code: z.strictObject({
    text: line(60, 'what the QR code leads to, said below it'),
    picture: line(120, 'the QR code in words, for who does not see it'),
  }),
});

export type BrochureWords = z.infer<typeof brochureSchema>;

/** The file with the brochure's words. Without it there is no brochure. */
export const BROCHURE = {
  file: 'products/messmate/brochure.yaml',
  schema: brochureSchema,
  isOptional: true,
} as const;
