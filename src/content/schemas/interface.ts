import { z } from 'zod';
import { artefactWords } from './artefacts.ts';
import { line, prose, template } from './text.ts';

/** `content/interface.yaml`: words of every page, and of every service. */
export const interfaceSchema = z.strictObject({
  copyright: template(100, 'year'),
  error: z.strictObject({
    heading: line(60),
    text: prose(200),
    again: line(20),
    home: line(20),
    lost: prose(200).describe(
      'shown if a part of a page cannot be fetched: no network, or a newer version of the site',
    ),
  }),
  service: z.strictObject({
    process: line(30),
    technologies: line(30),
    suits: line(50),
    terms: line(40, 'the heading of the terms'),
    artefacts: artefactWords,
    ask: line(60),
    askText: prose(200),
    contact: line(20),
  }),
});

export type InterfaceWords = z.infer<typeof interfaceSchema>;
