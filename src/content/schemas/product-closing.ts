import { z } from 'zod';
import { claimId } from './claims.ts';
import { citedSection } from './legal.ts';
import { groupOf, line, prose, slug, template, unique } from './text.ts';

export const QUESTION_GROUPS = ['daily', 'data'] as const;

const question = z
  .strictObject({
    id: slug.describe('the anchor of the question; never change it, as others link to it'),
    group: z
      .enum(QUESTION_GROUPS)
      .optional()
      .describe('the group in which it is folded; without one it is unfolded'),
    question: line(100),
    answer: prose(600, 'the answer; leave it out until there is one').optional(),
    cites: z.array(citedSection).max(4).optional().describe('legal sections to name after the answer'),
    claim: claimId,
    open: line(100, 'what has not been settled yet, for the list of open points').optional(),
    letter: z
      .enum(['demo', 'offer', 'work'])
      .optional()
      .describe('the ready-written message that it links to'),
  })
  .refine(({ answer, open }) => answer || open, { path: ['answer'], error: 'an answer, or an `open` point' });

const step = z.strictObject({
  title: line(60),
  text: prose(160, 'what happens, for the brochure'),
  changes: line(80, 'what is different from that day on'),
});

const statement = z.strictObject({ text: prose(240), claim: claimId });

const FORMULA_NAMES = ['percent', 'left', 'cut', 'meals', 'days', 'plates', 'grams', 'kg', 'price', 'rupees'];

const mess = z
  .strictObject({
    heading: line(40),
    lead: prose(160),
    usualGrams: z
      .int()
      .min(1)
      .max(1000)
      .describe('where the second slider begins: leftovers in grams for each resident and day'),
    days: z.int().min(1).max(366).describe('on how many days of a year the mess cooks'),
    residents: line(40, 'the first slider'),
    left: line(60, 'the second slider'),
    caption: z
      .strictObject({ one: template(160, 'left'), other: template(160, 'left', 'cut') })
      .describe('what is drawn: of the {left} plates left over, one or {cut} could be saved'),
    result: template(100, 'kg', 'rupees').describe('the most that the aim saves in a year'),
    limit: prose(160, 'what the answer means, and what it does not'),
    formula: template(200, ...FORMULA_NAMES).describe(
      'how the answer is calculated: {cut} whole plates at a meal, {plates} in a year',
    ),
    message: template(160, 'residents', 'left').describe(
      'replaces the words for residents in the message of Request Demo (contact.yaml)',
    ),
    table: z
      .strictObject({ residents: line(40), left: line(60), most: line(40) })
      .describe('the columns of the table shown in place of the sliders if scripts do not run'),
    basis: z
      .strictObject({ heading: line(60), list: z.array(statement).max(4) })
      .describe('what the answer rests on, folded together with the formula above it'),
    send: line(40, 'the link that opens the message with these figures'),
  })
  .describe('two sliders, and what the aim would save');

/** The last fields of the product page's words. */
export const closingSections = {
  soon: z.strictObject({
    heading: line(30),
    lead: prose(160),
    management: z.strictObject({ title: line(60), text: prose(160), items: z.array(line(40)).min(1).max(6) }),
    feedback: z.strictObject({ title: line(60), text: prose(200) }),
  }),
  mess,
  start: z
    .strictObject({
      heading: line(60),
      list: z.array(step).min(2).max(8).describe('the steps in order, from the list of residents on'),
      offer: line(120, 'what to bring to the demo'),
    })
    .describe('how a mess starts to use the product'),
  questions: z.strictObject({
    heading: line(40),
    groups: groupOf(QUESTION_GROUPS, line(40)).describe('the headings of the folded groups'),
    open: z
      .strictObject({ heading: line(40), lead: line(60), ask: line(30, 'the link to the contact page') })
      .describe('the list of all `open` points; shown if there are any'),
    list: z
      .array(question)
      .max(30)
      .superRefine(unique('id'))
      .describe('the questions in order; without any the section has only the steps'),
  }),
  action: z.strictObject({ heading: line(40), text: prose(240) }),
  demo: groupOf(['button', 'sales'], line(30)),
};
