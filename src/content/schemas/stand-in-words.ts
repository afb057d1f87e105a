import { z } from 'zod';
import { line, pageHead, prose } from './text.ts';

/** `content/pages/not-found.yaml` */
export const notFoundSchema = z
  .strictObject({
    ...pageHead,
    heading: z.literal('Oops! Page not found', 'the words "Oops! Page not found"'),
    text: prose(240),
    home: z.literal('Return to Home', 'the words "Return to Home"'),
    picture: line(160),
    elsewhere: line(60),
  })
  .describe('the words of the not-found page');

/** `content/pages/offline.yaml` */
export const offlineSchema = z
  .strictObject({
    ...pageHead,
    heading: line(40),
    text: prose(240),
    again: line(20, 'the link that asks for the page once more'),
    picture: line(160),
    kept: line(40, 'the heading of the pages that can be opened'),
  })
  .describe('the words of the page for times without a network');
