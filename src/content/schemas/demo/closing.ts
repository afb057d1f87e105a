import { z } from 'zod';
import { plural, template } from '../text.ts';

const counted = (what: string) =>
  plural(40, 'count').describe(`what a visitor has done, as it stands in the sentence: ${what}`);

/** `content/products/messmate/demo/closing.yaml` */
export const closingDemoSchema = z
  .strictObject({
    text: template(160, 'done').describe(
      'what the closing band says to a visitor who has tried the demo, in the place of its usual text',
    ),
    and: template(40, 'first', 'second').describe('two things that were done'),
    scans: counted('scans, of a pass or at the door'),
    orders: counted('orders placed in the tuckshop'),
  })
  .describe('the closing band of the product page, once the visitor has tried the demo');
