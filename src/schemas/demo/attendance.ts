import { z } from 'zod';
import { line } from '../text.ts';

/** `content/products/messmate/demo/attendance.yaml` */
export const attendanceDemoSchema = z
  .strictObject({ label: line(60, 'what this part of the demo is, for screen readers') })
  .describe('the words of the live demo, attendance');
