import { z } from 'zod';
import { isoDate } from './text.ts';

/** A text of its own, in which nothing is filled in. */
const own = (max: number, what: string) =>
  z.string().trim().min(1).max(max).describe(`${what}, 1 to ${max} characters`);

/** How many letters a signature names at most. */
export const MOST_SIGNED = 200;

/** `content/checked.yaml`: what the owner has looked at and signs as right, as it stands. Shown nowhere. */
export const checkedSchema = z
  .strictObject({
    keep: z
      .array(
        z.strictObject({
          file: own(120, 'the file that `npm run launch-check` names, such as content/company.yaml'),
          field: own(
            160,
            'the field that it names, such as tagline or questions.list.price.answer; the name of a group, such as terms, keeps all in it',
          ),
          words: own(
            MOST_SIGNED,
            'words that stand there, where only these are kept: with other words it asks again',
          ).optional(),
          why: own(300, 'why it is right as it is'),
          by: own(60, 'who says so'),
          on: isoDate,
        }),
      )
      .max(200)
      .describe('what is kept as it stands'),
  })
  .describe('what the owner has checked and keeps');

export type Checked = z.infer<typeof checkedSchema>;
