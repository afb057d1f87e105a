import { z } from 'zod';
import { each, line, plural, template } from '../text.ts';
import { SCAN_REFUSALS } from './shared.ts';

/** `content/products/messmate/demo/attendance.yaml` */
export const attendanceDemoSchema = z.strictObject({
  serve: each(['breakfast', 'lunch', 'snacks', 'dinner'], line(30)).describe(
    'the button that serves a meal, for each of them',
  ),
  note: template(120, 'seconds').describe('below that button: how long it takes, and that nothing is sent'),
  pause: line(20),
  goOn: line(20),
  ruler: template(40, 'meal').describe('the slider from opening to closing, for screen readers'),
  plate: template(160, 'meal', 'in', 'toCome', 'notComing').describe('the plate, in words'),
  waits: template(60, 'error', 'notComing').describe('below the forecast, before anybody has come'),
  came: template(40, 'time').describe('below the count of who has come'),
  toCome: template(40, 'toCome', 'error').describe('after that'),
  said: template(120, 'time', 'in', 'toCome', 'error').describe(
    'what a screen reader hears every quarter of an hour of the meal',
  ),
  refused: z
    .strictObject({ title: line(40), text: template(60, 'who', 'time') })
    .describe('the second scan that is shown large during the meal'),
  closed: z
    .strictObject({
      title: template(80, 'from', 'closes'),
      forecast: line(20),
      came: line(20),
      kitchen: template(60, 'cooked', 'left'),
      missing: plural(80, 'count').describe(
        'who was forecast and did not come: the white grains on the plate',
      ),
      exact: line(80, 'that as many came as were forecast'),
      more: plural(80, 'count').describe('how many more came than were forecast'),
      next: line(20),
      again: line(20),
    })
    .describe('what is shown when the counter has closed'),
  own: line(40, 'the part in which a visitor scans, and the button that leads there'),
  who: z
    .strictObject({
      label: line(40),
      door: line(20, 'the student’s phone reads the code at the door'),
      counter: line(20, 'the counter reads the student’s pass'),
    })
    .describe('the choice of who scans'),
  door: z
    .strictObject({
      picture: line(90, 'the code at the door, in words'),
      valid: template(60, 'until').describe('how long the code counts'),
      scan: line(30, 'the button that scans the code at the door'),
      due: line(40, 'that the student has not scanned yet'),
      photo: template(40, 'time').describe('that the code is an old photograph'),
      oldButton: line(30, 'the button that puts such a photograph there'),
    })
    .describe('the code at the door, which a student’s phone reads'),
  student: z
    .strictObject({
      more: line(40, 'opens the other things that can be tried'),
      next: line(30, 'the button that puts one there who has not come yet'),
      onLeave: line(30, 'the button that puts one there who is on leave'),
      oldButton: line(30, 'the button that puts the pass of the day before there'),
      nobody: line(80, 'no resident stands so'),
      valid: template(60, 'date'),
      unused: line(40),
      used: template(40, 'time'),
      away: line(60, 'that the holder is on leave'),
      old: line(40, 'that the pass is of the day before'),
      scan: line(30, 'the button that scans the pass'),
    })
    .describe('the student’s side: the pass'),
  scans: z
    .strictObject({
      title: line(40, 'the place of the answer, for screen readers'),
      admitted: template(60, 'meal'),
      since: template(60, 'time').describe('when the first scan was'),
      otherDay: template(80, 'date').describe('which day the pass is for'),
      oldDoor: template(80, 'time').describe('when the code stood at the door'),
      undo: line(20),
      undone: template(80, 'name'),
    })
    .describe('what came of the visitor’s scans'),
});

/** What the product page says of it: its tab's name, what its figure names, and the words of its drawing. */
export const attendance = {
  figure: ['plates', 'meal'],
  drawing: z.strictObject({
    pass: line(30),
    passPicture: template(120, 'name'),
    slot: template(40, 'slot', 'time'),
    counter: template(40, 'meal'),
    count: template(120, 'forecast', 'toCome', 'error'),
    gauge: template(160, 'in', 'forecast', 'error', 'residents'),
    list: line(40),
    columns: each(['time', 'name', 'room', 'diet', 'result'], line(20)),
    results: each(['in', ...SCAN_REFUSALS], line(30)).describe('what the list says of each scan'),
  }),
};
