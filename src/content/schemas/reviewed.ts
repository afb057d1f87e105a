import { z } from 'zod';
import { isoDate } from './text.ts';

/** `content/reviewed.yaml`: which files of `content/` somebody of the owner's has read and made theirs. Shown nowhere. */
export const reviewedSchema = z
  .record(
    z.string(),
    z
      .strictObject({
        date: isoDate.describe('the day on which it was read, written like 2026-11-23'),
        by: z.string().trim().min(1).max(60).describe('who has read it, 1 to 60 characters'),
      })
      .describe('who has read the file, and when'),
  )
  .describe('the files of content/ that somebody has read and made yours, such as company.yaml');

export type Reviewed = z.infer<typeof reviewedSchema>;
