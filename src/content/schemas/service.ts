import { z } from 'zod';
import { SERVICE_DRAWINGS } from './interface.ts';
import { line, literalLine, order, pageHead, prose, unique } from './text.ts';

/** `content/services/*.md`. The file's name is the end of the page's address. */
export const serviceSchema = z.strictObject({
  title: line(60, "the service's name"),
  description: pageHead.description
    .optional()
    .describe('what the page is about, for search results, 50 to 160 characters; by default the summary'),
  pageTitle: line(60, 'what it is and for whom, for the browser tab and search results').optional(),
  order,
  shows: z.enum(SERVICE_DRAWINGS).optional().describe('a drawing of the sample hostel, beside its name'),
  summary: line(120, 'one sentence for the card'),
  lead: prose(220, "one or two sentences at the page's head; by default the summary").optional(),
  process: z
    .array(
      z.strictObject({
        title: line(44, "the step's name"),
        does: prose(200, 'what happens in the step'),
        gives: line(110, 'what the client gets at its end'),
      }),
    )
    .min(1)
    .max(12)
    .superRefine(unique('title'))
    .describe('one to twelve steps'),
  technologies: z
    .record(literalLine(50, 'what these technologies are for'), line(240, 'their names, separated by commas'))
    .describe('the technologies by what they are for, such as Server: Node.js, PostgreSQL'),
  terms: z
    .strictObject({
      pricing: prose(200, 'how it is priced').optional(),
      weeks: prose(200, 'how many weeks it takes, or on what that depends and when you will say').optional(),
      who: z
        .array(z.int().meta({ choices: 'people' }))
        .min(1)
        .max(8)
        .describe('who does it: the `id` of each person; people who have left are not shown')
        .optional(),
      warranty: prose(200, 'what is fixed free of charge, and for how long').optional(),
      code: prose(200, 'whose code it is').optional(),
    })
    .optional()
    .describe('the terms; one that is left out has no line'),
  suits: prose(300, 'who should ask for this, in a sentence or two').optional(),
});

type ServiceFields = z.infer<typeof serviceSchema>;

export type Service = ServiceFields & { description: string; lead: string } & {
  id: string;
  path: string;
  body: string;
};
