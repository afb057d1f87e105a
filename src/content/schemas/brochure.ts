import { z } from 'zod';
import { isoDate, line, template } from './text.ts';

/** `content/products/messmate/brochure.yaml`: words that only the brochure and the link to it have. */
const brochureSchema = z.strictObject({
  title: line(60, "the document's title, which a PDF reader shows"),
  link: template(80, 'pages', 'size').describe('the link to the file, with {pages} pages and {size} KB'),
  asOf: isoDate.describe('the day on which you checked the brochure, written like 2025-09-23'),
  edition: template(60, 'day').describe('the date of this edition, at the foot; {day} is `asOf`'),
  steps: z
    .strictObject({ step: line(30), work: line(40), changes: line(40) })
    .describe('the column headings of the table of steps; the steps are under `start` on the product page'),
  code: z.strictObject({
    text: line(60, 'below the QR code: where it leads'),
    picture: line(120, 'the QR code, for screen readers'),
  }),
});

export type BrochureWords = z.infer<typeof brochureSchema>;

/** The brochure's file and schema. Without the file the site has no brochure. */
export const BROCHURE = {
  file: 'products/messmate/brochure.yaml',
  schema: brochureSchema,
  isOptional: true,
} as const;
