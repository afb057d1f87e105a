import { z } from 'zod';
import { claimed } from './claims.ts';
import { each, line, prose, slug, template, unique } from './text.ts';

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

const statement = z.strictObject({ text: prose(240), claim: claimed });

/** The part of the product page in which a visitor sets the figures of a mess of one's own. */
const mess = z
  .strictObject({
    heading: line(40),
    lead: prose(160),
    usualGrams: z
      .int()
      .min(1)
      .max(1000)
      .describe('cooked food left over, in grams for each resident and day: the second slider begins there'),
    days: z.int().min(1).max(366).describe('the days of a year on which the mess cooks'),
    residents: line(40, 'the first slider'),
    left: line(60, 'the second slider'),
    caption: template(160, 'left', 'cut').describe(
      'the drawing in words: {cut} of the {left} plates are outlined',
    ),
    result: template(100, 'kg', 'rupees').describe('the most that the aim comes to in a year'),
    limit: prose(160, 'what the answer is, and is not'),
    formula: template(200, 'left', 'meals', 'days', 'grams', 'percent', 'kg', 'price', 'rupees').describe(
      'how the answer is worked out',
    ),
    message: template(160, 'residents', 'left').describe(
      'what stands in the message of Request Demo (contact.yaml) for its residents',
    ),
    table: z
      .strictObject({ residents: line(40), left: line(60), most: line(40) })
      .describe('the columns of the table that stands for the sliders where there is no script'),
    basis: z
      .strictObject({ heading: line(60), list: z.array(statement).max(4) })
      .describe('how the answer is worked out: what it rests on is folded below the formula'),
    send: line(40, 'the link that opens the message with these figures'),
  })
  .describe('two sliders, and what the aim would come to');

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
    groups: each(QUESTION_GROUPS, line(40)).describe('the headings of the folded groups'),
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
  demo: each(['button', 'sales'], line(30)),
};
