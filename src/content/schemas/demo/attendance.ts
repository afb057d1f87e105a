import { z } from 'zod';
import { each, line, template } from '../text.ts';
import { SCAN_REFUSALS } from './shared.ts';

/** `content/products/messmate/demo/attendance.yaml` */
export const attendanceDemoSchema = z.strictObject({
  who: z
    .strictObject({
      label: line(40),
      door: line(20, 'the student’s phone reads the code at the door'),
      counter: line(20, 'the counter reads the student’s pass'),
    })
    .describe('the choice of who scans'),
  door: z
    .strictObject({
      title: line(40),
      note: template(40, 'seconds'),
      picture: line(90, 'the code at the door, in words'),
      valid: template(60, 'meal', 'until').describe('for what and how long the code counts'),
      scan: line(30, 'the button that scans the code at the door'),
      due: line(40, 'that the student has not scanned yet'),
      photo: template(40, 'time').describe('that the code is an old photograph'),
      oldButton: line(30, 'the button that puts such a photograph there'),
    })
    .describe('the code at the door, which a student’s phone reads'),
  student: z
    .strictObject({
      anyone: line(40, 'before the buttons that put another there to be scanned'),
      next: line(30, 'the button that puts one there who has not come yet'),
      again: line(30, 'the button that scans once more whoever has just eaten'),
      onLeave: line(30, 'the button that puts one there who is on leave'),
      oldButton: line(30, 'the button that puts the pass of the day before there'),
      nobody: line(80, 'no resident stands so'),
      valid: template(60, 'meal', 'date'),
      unused: line(40),
      used: template(40, 'time'),
      away: line(40, 'that the holder is on leave'),
      old: line(40, 'that the pass is of the day before'),
      scan: line(30, 'the button that scans the pass'),
    })
    .describe('the student’s side: the pass'),
  counter: z.strictObject({
    field: template(120, 'in', 'toCome', 'notComing').describe('the field of grains, in words'),
  }),
  scans: z
    .strictObject({
      title: line(40, 'the place of the answer, for screen readers'),
      none: line(60, 'what to do, before anything has been scanned'),
      admitted: template(60, 'meal'),
      since: template(60, 'time').describe('when the first scan was'),
      otherDay: template(80, 'date').describe('which day the pass is for'),
      oldDoor: template(80, 'time').describe('when the code stood at the door'),
      step: template(30, 'from', 'to').describe('how a scan has moved the count'),
      stepSaid: template(60, 'from', 'to').describe('the same, for screen readers'),
      undo: line(20),
      undone: template(60, 'scan'),
    })
    .describe('what came of the visitor’s scans'),
});

/** What the product page says of it: its tab's name, what its figure names, and the words of its drawing. */
export const attendance = {
  figure: ['plates', 'meal'],
  drawing: z.strictObject({
    pass: line(30),
    passOn: line(40),
    passPicture: template(120, 'name'),
    slot: template(40, 'slot', 'time'),
    counter: template(40, 'meal'),
    count: template(120, 'forecast', 'toCome', 'error'),
    gauge: template(160, 'in', 'forecast', 'error', 'residents'),
    list: line(40),
    where: line(30),
    columns: each(['time', 'name', 'room', 'diet', 'result'], line(20)),
    results: each(['in', ...SCAN_REFUSALS], line(30)).describe('what the list says of each scan'),
  }),
};
