import { z } from 'zod';
import { line, prose, template } from '../text.ts';

/** `content/products/messmate/demo/attendance.yaml` */
export const attendanceDemoSchema = z
  .strictObject({
    student: z
      .strictObject({
        search: line(40, 'the field in which a resident is looked for'),
        show: line(20),
        none: line(80, 'nobody has been found'),
        several: template(120, 'count'),
        anyone: line(40, 'before the buttons that pick a resident'),
        standings: z.strictObject({ due: line(20), in: line(20), away: line(20) }),
        nobody: line(80, 'no resident stands so'),
        meal: line(20, 'the field in which the meal of the pass is chosen'),
        current: template(40, 'meal').describe('the choice that follows the clock'),
        valid: template(120, 'meal', 'date', 'opens', 'closes'),
        unused: line(40),
        used: template(40, 'time'),
        away: line(40, 'that the holder is on leave'),
        scan: line(30, 'the button that scans the pass'),
        noCode: prose(120, 'that the code could not be drawn'),
        other: line(60, 'the link to a second tab'),
        otherWhat: prose(160, 'what the second tab is for'),
      })
      .describe('the student’s side: the pass'),
    counter: z
      .strictObject({
        title: line(40),
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
      .describe('the counter’s side'),
    scans: z
      .strictObject({
        latest: line(40),
        none: prose(160, 'before anything has been scanned'),
        earlier: line(40, 'the visitor’s scans before the latest'),
        admitted: template(60, 'meal'),
        since: template(60, 'time').describe('when the first scan was'),
        otherMeal: template(80, 'meal').describe('which meal the pass is for'),
        otherDay: template(80, 'date').describe('which day the pass is for'),
        said: template(60, 'result', 'who', 'reason').describe('the answer to a scan, as it is announced'),
        undo: line(20),
        undone: template(60, 'result', 'who'),
        undoneToo: line(90, 'follows, where the scan had later ones refused'),
      })
      .describe('what came of the visitor’s scans'),
  })
  .describe('the words of the live demo, attendance');
