import { z } from 'zod';
import { claimed } from './claims.ts';
import { line, prose, slug, unique } from './text.ts';

const question = z.strictObject({
  id: slug.describe('the anchor of the question, kept for ever: others link to it'),
  question: line(100),
  answer: prose(600, 'the answer; leave it out while there is none').optional(),
  claim: claimed,
  settled: z
    .boolean()
    .optional()
    .describe('false while a part of the answer is open: the page then says so behind it'),
});

/** What closes the product page: what is to come, what institutions ask, and the call to action. */
export const closing = {
  soon: z.strictObject({
    heading: line(30),
    lead: prose(160),
    management: z.strictObject({
      title: line(60),
      text: prose(160),
      items: z.array(line(40)).min(1).max(6),
    }),
    feedback: z.strictObject({ title: line(60), text: prose(200), scale: line(60) }),
  }),
  questions: z.strictObject({
    heading: line(40),
    lead: prose(200),
    unsettled: line(60, 'said where an answer is missing or open; it leads to the contact page'),
    list: z
      .array(question)
      .max(30)
      .superRefine(unique('id'))
      .describe('the questions in their order; with none there is no such part'),
  }),
  papers: z
    .strictObject({ heading: line(40), lead: prose(160) })
    .describe('what stands over the links to the PDFs'),
  action: z.strictObject({ heading: line(40), text: prose(240) }),
  demo: z.strictObject({
    button: line(30),
    sales: line(30),
  }),
};
