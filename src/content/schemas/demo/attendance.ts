import { z } from 'zod';
import { line, plural, prose, template } from '../text.ts';

/** `content/products/messmate/demo/attendance.yaml` */
export const attendanceDemoSchema = z
  .strictObject({
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
        valid: template(120, 'meal', 'from', 'until').describe('for what and how long the code counts'),
        scan: line(30, 'the button that scans the code at the door'),
        due: line(40, 'that the student has not scanned yet'),
        photo: template(40, 'time').describe('that the code is an old photograph'),
      })
      .describe('the code at the door, which a student’s phone reads'),
    student: z
      .strictObject({
        search: line(40, 'the field in which a resident is looked for'),
        show: line(20),
        none: line(80, 'nobody has been found'),
        several: plural(120, 'count').describe('said where a search finds more than one'),
        anyone: line(40, 'before the buttons that put another there to be scanned'),
        standings: z.strictObject({ due: line(20), in: line(20), away: line(20) }),
        oldOne: line(20, 'the button that puts an old code there'),
        nobody: line(80, 'no resident stands so'),
        meal: line(20, 'the field in which the meal of the pass is chosen'),
        current: template(40, 'meal').describe('the choice that follows the clock'),
        valid: template(120, 'meal', 'date', 'opens', 'closes'),
        unused: line(40),
        used: template(40, 'time'),
        away: line(40, 'that the holder is on leave'),
        old: line(40, 'that the pass is of the day before'),
        scan: line(30, 'the button that scans the pass'),
        noCode: prose(120, 'that the code could not be drawn'),
        other: line(60, 'the link to a second tab'),
        otherWhat: prose(160, 'what the second tab is for'),
      })
      .describe('the student’s side: the pass'),
    counter: z
      .strictObject({
        title: line(40, 'opens what else can be done'),
        field: template(120, 'in', 'toCome', 'notComing').describe('the field of grains, in words'),
        camera: line(40),
        stop: line(30),
        asking: line(60, 'while the browser asks for the camera'),
        preview: line(40, 'what the picture of the camera is, for screen readers'),
        looking: prose(120, 'while the camera looks for a code'),
        image: line(40),
        local: prose(120, 'that nothing is sent'),
        room: template(40, 'room'),
        enter: line(20),
        noRoom: template(80, 'room'),
        emptyRoom: line(80),
        faults: z.strictObject({
          missing: prose(160, 'there is no camera'),
          refused: prose(160, 'the camera was refused'),
          busy: prose(160, 'another program has the camera'),
          failed: prose(160, 'the camera failed'),
          lost: prose(160, 'the reader of codes could not be fetched'),
          image: prose(160, 'the file is no image'),
          empty: prose(160, 'there is no code in the image'),
        }),
      })
      .describe('the counter’s side, and more ways to scan'),
    scans: z
      .strictObject({
        title: line(40, 'the place of the answer, for screen readers'),
        latest: template(60, 'time').describe('when somebody came last, until the visitor scans'),
        none: line(60, 'what to do, before anything has been scanned'),
        admitted: template(60, 'meal'),
        since: template(60, 'time').describe('when the first scan was'),
        otherMeal: template(80, 'meal').describe('which meal the pass is for'),
        otherDay: template(80, 'date').describe('which day the pass is for'),
        oldDoor: template(80, 'time').describe('when the code stood at the door'),
        step: template(30, 'from', 'to').describe('how a scan has moved the count'),
        stepSaid: template(60, 'from', 'to').describe('the same, for screen readers'),
        undo: line(20),
        undone: template(60, 'scan'),
      })
      .describe('what came of the visitor’s scans'),
  })
  .describe('the words of the live demo, attendance');

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
    columns: z.strictObject({
      time: line(20),
      name: line(20),
      room: line(20),
      diet: line(20),
      result: line(20),
    }),
    results: z
      .strictObject({
        in: line(20),
        'second-scan': line(30),
        'wrong-meal': line(30),
        'old-code': line(30),
        'on-leave': line(30),
        closed: line(30),
        'unknown-pass': line(30),
      })
      .describe('what the list says of each scan'),
  }),
};
