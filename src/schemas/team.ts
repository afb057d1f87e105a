import { z } from 'zod';
import { httpsUrl, line, prose } from './text.ts';

/** `content/team/*.yaml`: one person each. The person with the lowest id stands under Leadership. */
export const memberSchema = z
  .strictObject({
    id: z.int().min(1).max(999).describe('a whole number, used once; the lowest is the founder'),
    name: line(60, "the person's name"),
    role: line(40, "the person's role"),
    description: prose(280, 'what the person does'),
    image: z
      .union([
        httpsUrl,
        z
          .string()
          .regex(
            /^[a-z0-9-]+\.(jpe?g|png|webp|avif)$/,
            'a picture in content/team, its name in small letters, such as kabir.jpg',
          ),
      ])
      .optional()
      .describe(
        'a picture: an address that begins with https://, or the name of a file in content/team such as kabir.jpg',
      ),
    linkedin: httpsUrl.describe("the person's LinkedIn profile, begins with https://"),
    initials: z
      .string()
      .regex(/^(?:\p{L}\p{M}*){1,3}$/u, 'one to three letters')
      .describe('one to three letters'),
  })
  .describe('a team member');

export type Member = z.infer<typeof memberSchema>;
