import { z } from 'zod';
import { SCAN_REFUSALS } from './demo/shared.ts';
import { each, isoDate, line, plural, prose, template } from './text.ts';

/** What the pages that offer a PDF call it, and what the file calls itself. */
const paper = {
  title: line(60, "the document's title, which a PDF reader shows"),
  link: plural(80, 'pages', 'size').describe(
    'the link to the file on the product page: {pages} is how many pages it has, {size} how large it is in KB',
  ),
};

/** `content/products/messmate/brochure.yaml`: what only the printed brochure says. All else in it is the product page's. */
export const brochureSchema = z.strictObject({
  ...paper,
  asOf: isoDate.describe('the day as of which features are available or planned, written like 2025-09-23'),
  audience: line(60, 'for whom it is'),
  edition: template(60, 'day').describe('the day of this edition, at the foot of each page; {day} is `asOf`'),
  page: template(30, 'page', 'pages'),
  day: line(40, 'the heading over the four meals of one day'),
  features: line(60, 'the heading over the three features'),
  sales: template(60, 'amount').describe('what stands beside the bars of sales'),
  availability: z
    .strictObject({
      heading: line(60),
      lead: template(200, 'day'),
      columns: z.strictObject({ part: line(30), does: line(40), state: line(30) }),
      available: line(20),
      planned: line(20),
    })
    .describe('the table of what there is and what is planned: the features, and what stands under `soon`'),
  steps: z
    .strictObject({ step: line(30), work: line(40) })
    .describe("the columns of the table of steps; its words are the product page's, under `start`"),
  contact: z.strictObject({
    heading: line(60),
    text: prose(240),
    code: line(80, 'what the QR code leads to, said beside it'),
    picture: line(120, 'the QR code in words, for who does not see it'),
  }),
});

export type BrochureWords = z.infer<typeof brochureSchema>;

const way = z.strictObject({ title: line(40), text: line(110) });

/** `content/products/messmate/poster.yaml`: the notice for the mess door. */
export const posterSchema = z.strictObject({
  ...paper,
  heading: line(30, 'what is read from afar'),
  ways: z
    .strictObject({ door: way, pass: way, both: line(90, 'what is true of both ways') })
    .describe('the two ways to scan'),
  noPhone: way.describe('what to do without a phone'),
  refused: z.strictObject({
    heading: line(40),
    columns: z.strictObject({ says: line(30), do: line(30) }),
    do: each(SCAN_REFUSALS, line(90, 'what the student does')).describe('what to do about each refusal'),
    ask: line(60, 'stands before the blank for whom to ask'),
  }),
  hours: z
    .strictObject({
      heading: line(30),
      from: line(12),
      to: line(12),
      blank: line(80, 'says that the blanks are filled in by hand'),
    })
    .describe('the meals of hostel.yaml with blanks: every mess has hours of its own'),
  code: z.strictObject({ text: line(60, 'what the QR code leads to'), picture: line(120) }),
});

export type PosterWords = z.infer<typeof posterSchema>;

/** The files of `content/` with the words of a PDF, each by what the PDF is. Without a file there is no such PDF. */
export const PAPERS = {
  brochure: { file: 'products/messmate/brochure.yaml', schema: brochureSchema, isOptional: true },
  poster: { file: 'products/messmate/poster.yaml', schema: posterSchema, isOptional: true },
} as const;
export type PaperName = keyof typeof PAPERS;
