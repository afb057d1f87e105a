import { z } from 'zod';
import { artefactWords } from './artefacts.ts';
import { NETWORKS } from './company.ts';
import { each, line, plural, prose, template } from './text.ts';

/** `content/interface.yaml`: the words that every page shares. */
export const interfaceSchema = z.strictObject({
  skip: line(40),
  menu: line(12),
  close: line(12),
  mainNavigation: line(30),
  homeLabel: line(90),
  footer: z.strictObject({
    navigation: line(20),
    services: line(20),
    legal: line(20),
    contact: line(20),
    social: line(40),
    copyright: template(100, 'year'),
  }),
  newTab: line(40),
  sample: line(30),
  sources: z.strictObject({
    heading: line(40, 'above the sources at the end of a page'),
    checked: template(60, 'date').describe('the day on which they were last checked'),
  }),
  unsettled: line(60, 'stands behind the terms that are left out'),
  veg: line(20),
  nonVeg: line(20),
  plate: z
    .strictObject({
      ...each(['served', 'lastFive', 'expected', 'notComing'], line(40)).shape,
      forecast: template(40, 'plates', 'error').describe('a forecast with its usual error'),
      picture: template(200, 'meal', 'served', 'lastFive', 'expected', 'notComing').describe(
        'the plate in words',
      ),
      one: line(60, 'what a grain is where it stands for one student'),
      several: template(60, 'each').describe('what a grain is where it stands for several students'),
    })
    .describe('the plate of a meal: what its grains mean'),
  networks: z.record(z.enum(NETWORKS), line(20)).describe('what each network is called'),
  notifications: z.strictObject({ label: line(30), dismiss: line(20) }),
  error: z.strictObject({
    heading: line(60),
    text: prose(200),
    again: line(20),
    home: line(20),
    lost: prose(200).describe(
      'said where a part cannot be fetched: no network, or a newer version of the page',
    ),
  }),
  legal: z.strictObject({
    contents: line(20),
    appliesTo: line(20),
    updated: line(20),
    date: template(40, 'day', 'month', 'year').describe('how the days of the legal texts are written'),
    law: line(20),
    length: line(20),
    lengthOf: plural(60, 'minutes', 'sections').describe('how long a text is, by its minutes'),
    plainWords: line(30),
    held: line(40),
    notHeld: line(40),
    holdsHeading: line(60),
    versions: z
      .strictObject({
        heading: line(30),
        first: line(80, 'said of the oldest version that is kept'),
        plainText: template(60, 'date'),
        changed: line(20),
        here: line(20, 'what stands before the address of a version, in its plain text'),
        newest: line(20, 'what stands before the address of the page, in the plain texts'),
      })
      .describe('the versions of a legal text, at its end'),
  }),
  service: z.strictObject({
    process: line(30),
    technologies: line(30),
    gives: line(30),
    suits: line(50),
    step: template(40, 'number', 'total'),
    terms: each(['heading', 'pricing', 'weeks', 'who', 'warranty', 'code'], line(40)),
    artefacts: artefactWords,
    ask: line(60),
    askText: prose(200),
    contact: line(20),
  }),
});

export type InterfaceWords = z.infer<typeof interfaceSchema>;
