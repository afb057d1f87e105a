import { z } from 'zod';
import { claimed } from './claims.ts';
import { mess } from './product-mess.ts';
import { line, prose, slug, unique } from './text.ts';

/** Where questions are folded away, under a heading for each group. */
export const QUESTION_GROUPS = ['daily', 'data', 'more'] as const;

const question = z
  .strictObject({
    id: slug.describe('the anchor of the question, kept for ever: others link to it'),
    group: z
      .enum(QUESTION_GROUPS)
      .optional()
      .describe('the group in which it is folded away; without one it is read at once'),
    question: line(100),
    answer: prose(600, 'the answer; leave it out while there is none').optional(),
    claim: claimed,
    open: line(100, 'what nobody has settled yet, for the list of what is open').optional(),
  })
  .refine(({ answer, open }) => answer || open, { path: ['answer'], error: 'an answer, or what is `open`' });

const step = z.strictObject({
  title: line(60),
  text: prose(160, 'what happens, for the brochure'),
  changes: line(80, 'what is different from that day on'),
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
    feedback: z.strictObject({ title: line(60), text: prose(200) }),
  }),
  mess,
  start: z
    .strictObject({
      heading: line(60),
      list: z.array(step).min(2).max(8).describe('the steps from the list of residents on, in their order'),
      offer: line(120, 'what to bring to the demo'),
    })
    .describe('how the product is brought in'),
  questions: z.strictObject({
    heading: line(40),
    groups: z
      .strictObject({ daily: line(40), data: line(40), more: line(40) })
      .describe('the headings of the folded groups'),
    open: z
      .strictObject({
        heading: line(40),
        lead: line(60),
        ask: line(30, 'the link to the contact page'),
      })
      .describe('the list of what is open, made of the `open` lines; without any there is no such list'),
    list: z
      .array(question)
      .max(30)
      .superRefine(unique('id'))
      .describe('the questions in their order; with none there is no such part'),
  }),
  action: z.strictObject({ heading: line(40), text: prose(240) }),
  demo: z.strictObject({
    button: line(30),
    sales: line(30),
  }),
};
