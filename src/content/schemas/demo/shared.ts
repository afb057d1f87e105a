import { z } from 'zod';
import { line, prose, template } from '../text.ts';

/** `content/products/messmate/demo/shared.yaml`: the clock and what all three parts say. */
export const sharedDemoSchema = z
  .strictObject({
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
    refused: z.strictObject({
      'unknown-command': line(120),
      'unknown-resident': line(120),
      'unknown-item': line(120),
      'unknown-order': line(120),
      'bad-count': line(120),
      'bad-amount': line(120),
      'bad-time': line(120),
      'empty-order': line(120),
      'shop-closed': line(120),
      'out-of-stock': line(120),
      'wallet-short': line(120),
      'wallet-full': line(120),
      'shelf-full': line(120),
      'not-open': line(120),
      'second-scan': line(120),
      'wrong-meal': line(120),
      'old-code': line(120, 'a pass of another day, or a code that stood at the door before'),
      'on-leave': line(120),
      closed: line(120),
      'unknown-pass': line(120),
    }),
  })
  .describe('the words that all parts of the live demo share');
