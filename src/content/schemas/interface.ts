import { z } from 'zod';
import { line, prose, template } from './text.ts';

/** Drawings beside a service's name: forecast errors, a menu in three places, a mess pass, a screen in three stages. */
export const SERVICE_DRAWINGS = ['forecast', 'page', 'pass', 'trial'] as const;

const liveLink = line(40, 'the link to the live demo');

/** The part `service.artefacts` of `content/interface.yaml`. */
const drawingWords = z
  .strictObject({
    forecast: z.strictObject({
      title: template(120, 'model', 'lastWeek').describe('the error in plates of each way to forecast'),
      caption: template(300, 'days', 'meals'),
      live: liveLink,
    }),
    page: z.strictObject({
      title: line(80),
      places: z.array(line(24)).length(3, 'three places').describe('where the menu is read, such as a phone'),
      caption: prose(300),
    }),
    pass: z.strictObject({ title: line(60), caption: prose(300), live: liveLink }),
    trial: z.strictObject({
      title: line(60),
      stages: z.array(line(20)).length(3, 'three stages').describe('sketch, wireframe and working screen'),
      guess: line(40, 'the heading of the assumption that the trial tests'),
      guessOf: template(120, 'meal').describe('the assumption, such as: {meal}: one counter is enough'),
      success: line(40, 'the heading of the criterion for success'),
      successIf: template(120, 'seconds').describe('the criterion for success, with {seconds}'),
      caption: prose(300),
    }),
  })
  .describe('the words of the drawings that services show');

/** `content/interface.yaml`: words of all pages, of services, and of the demo's errors. */
export const interfaceSchema = z.strictObject({
  copyright: template(100, 'year'),
  error: z.strictObject({
    heading: line(60),
    text: prose(200),
    again: line(20, 'the button that tries again'),
    home: line(20),
    lost: prose(200, 'shown if a part of a page cannot be fetched: no network, or a newer site'),
  }),
  service: z.strictObject({
    process: line(30, 'the heading of the steps'),
    technologies: line(30, 'the heading of the technologies'),
    suits: line(50, 'the heading of who should ask for it'),
    terms: line(40, 'the heading of the terms'),
    artefacts: drawingWords,
    ask: line(60, 'the heading of the invitation to ask'),
    askText: prose(200, 'the invitation to ask'),
    contact: line(20, 'the button of the invitation'),
  }),
});

export type InterfaceWords = z.infer<typeof interfaceSchema>;
export type DrawingWords = z.infer<typeof drawingWords>;
