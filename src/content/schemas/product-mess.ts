import { z } from 'zod';
import { claimed } from './claims.ts';
import { line, prose, template } from './text.ts';

const statement = z.strictObject({ text: prose(240), claim: claimed });

/** The part of the product page in which a visitor sets the figures of a mess of one's own. */
export const mess = z
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
    message: template(160, 'residents', 'left').describe('goes into the message of Request Demo'),
    table: z
      .strictObject({ residents: line(40), left: line(60), most: line(40) })
      .describe('the columns of the table that stands for the sliders where there is no script'),
    basis: z
      .strictObject({ heading: line(60), list: z.array(statement).max(4) })
      .describe('how the answer is worked out: what it rests on is folded below the formula'),
    send: line(40, 'the link that opens the message with these figures'),
  })
  .describe('two sliders, and what the aim would come to');
