import { z } from 'zod';
import { each, line, plural, prose, template } from '../text.ts';

/** Why somebody is not let in. */
export const SCAN_REFUSALS = [
  'second-scan',
  'wrong-meal',
  'old-code',
  'on-leave',
  'closed',
  'unknown-pass',
] as const;

/** Why something else was not done. */
const COMMAND_REFUSALS = [
  ...(['unknown-command', 'unknown-resident', 'unknown-item', 'unknown-order'] as const),
  ...(['bad-count', 'bad-amount', 'bad-time', 'empty-order', 'shop-closed', 'out-of-stock'] as const),
  ...(['wallet-short', 'wallet-full', 'shelf-full', 'not-open'] as const),
] as const;

/** `content/products/messmate/demo/shared.yaml`: the clock and what all three parts say. */
export const sharedDemoSchema = z.strictObject({
  clock: z.strictObject({
    label: line(40),
    open: template(60, 'meal', 'closes'),
    next: template(60, 'meal', 'opens'),
    over: line(60),
    play: line(20),
    pause: line(20),
    jump: line(40),
    moved: template(90, 'time', 'phase'),
  }),
  over: z.strictObject({ button: line(30), done: line(120) }),
  chart: z.strictObject({
    keys: line(100, 'how a chart is read by touch and by keyboard'),
    figures: line(40, 'opens the table of a chart'),
  }),
  unreadable: prose(200, 'that a saved state could not be used'),
  forgetful: prose(200, 'that this browser keeps nothing, so that a reload begins afresh'),
  refused: each([...COMMAND_REFUSALS, ...SCAN_REFUSALS], line(120)).describe(
    'why something was not done; old-code is a pass of another day, or a code that stood at the door before',
  ),
});

const counted = (what: string) =>
  plural(40, 'count').describe(`what a visitor has done, as it stands in the sentence: ${what}`);

/** `content/products/messmate/demo/closing.yaml`: the closing band of the product page, once the visitor has tried the demo. */
export const closingDemoSchema = z.strictObject({
  text: template(160, 'done').describe(
    'what the closing band says to a visitor who has tried the demo, in the place of its usual text',
  ),
  and: template(40, 'first', 'second').describe('two things that were done'),
  scans: counted('scans, of a pass or at the door'),
  orders: counted('orders placed in the tuckshop'),
});
