import { z } from 'zod';
import { line, pageHead, prose } from './text.ts';

/** `content/pages/not-found.yaml` */
export const notFoundSchema = z
  .strictObject({
    ...pageHead,
    heading: line(60),
    text: prose(240),
    home: line(30),
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
  })
  .describe('the words of the page for times without a network');
