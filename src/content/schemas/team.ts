import { z } from 'zod';
import { httpsUrl, internalLink, line, matching, prose } from './text.ts';

const PICTURE_ADVICE =
  'a picture: an address that begins with https://, without a password, or the name of a file in content/team, in small letters and ending in .jpg, .png, .webp or .avif, such as kabir.jpg';

/** Drawings beside people's work (src/site/views/team/WorkDrawing.tsx). */
export const WORK_DRAWINGS = ['forecast', 'counter', 'pass'] as const;

/** Returns the first letters of the first three words of a name. */
const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => /\p{L}\p{M}*/u.exec(word)?.[0].toUpperCase() ?? '')
    .filter(Boolean)
    .slice(0, 3)
    .join('');

const member = z.strictObject({
  id: z.int().min(1).max(999).describe('a whole number, used once; the lowest is the founder'),
  name: line(60, "the person's name"),
  role: line(40, "the person's role"),
  leads: z.boolean().optional().describe('true for somebody shown under Leadership beside the founder'),
  description: prose(280, 'what the person does'),
  image: z
    .union([httpsUrl, z.string().regex(/^[a-z0-9-]+\.(jpe?g|png|webp|avif)$/, PICTURE_ADVICE)])
    .optional()
    .describe(PICTURE_ADVICE),
  alt: line(
    120,
    'what the picture shows, for people who cannot see it; optional if the name says it',
  ).optional(),
  work: z
    .strictObject({
      whose: line(30, 'the words before it, such as Her work:'),
      text: line(120, 'one thing that the person has made; begins with a small letter, without a full stop'),
      to: internalLink.optional(),
      drawing: z
        .enum(WORK_DRAWINGS)
        .optional()
        .describe(
          'forecast (the plate of the day’s last meal), counter (the count at the entrance) or pass (a mess pass)',
        ),
    })
    .optional()
    .describe('one true fact about the work, and where on this site it can be seen'),
  linkedin: httpsUrl.optional().describe("the person's LinkedIn profile; begins with https://"),
  initials: matching(/^(?:\p{L}\p{M}*){1,3}$/u, 'one to three letters')
    .optional()
    .describe(
      'one to three letters, shown without a picture; by default the first letters of up to three names',
    ),
});

/** `content/team/*.yaml`, a file for each person. */
export const memberSchema = member.transform(({ initials, ...fields }) => ({
  ...fields,
  initials: initials ?? initialsOf(fields.name),
}));

export type Member = z.infer<typeof memberSchema>;
