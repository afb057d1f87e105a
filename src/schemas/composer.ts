import { z } from 'zod';
import { claimed } from './claims.ts';
import { line, prose, template } from './text.ts';

/** What a message is about: `about` among the choices, `subject` and `opening` in the message itself. */
export const topic = z.strictObject({
  about: line(60, 'what the message is about, among the choices'),
  subject: line(80, "the message's subject"),
  opening: prose(200, "the message's first sentence"),
});

/** The words of the composer, which makes a message of what a visitor fills in. Nothing is sent from the page. */
export const composer = z
  .strictObject({
    heading: line(40),
    text: prose(
      200,
      'how to send the message: said without script, where nothing can be filled in on the page',
    ),
    live: prose(240, 'how the message is made, and that nothing is sent from the page'),
    claim: claimed,
    fields: z
      .strictObject({
        about: line(40),
        institution: line(40),
        city: line(40),
        residents: line(60),
        messes: line(60),
        tools: line(60),
        have: line(60),
        want: line(60),
        by: line(60),
        time: line(60),
        number: line(60),
      })
      .describe('the fields; each but the first is a line of the message too, spoken by the visitor'),
    faults: z
      .strictObject({
        count: prose(120, 'said beside what is no whole number'),
        number: prose(120, 'said beside what is no phone number'),
        check: prose(160, 'said when the message is to be sent while one of these stands there'),
      })
      .describe('what is said of what cannot be right'),
    greeting: line(40, "the message's first line"),
    origins: z
      .strictObject({ brochure: prose(120), poster: prose(120) })
      .describe('a sentence in the message of somebody who comes from the brochure or the poster'),
    service: z
      .strictObject({ subject: template(80, 'title'), opening: template(200, 'title') })
      .describe('a message about a service, whose title stands for {title}'),
    other: topic.describe('a message about something else'),
    to: line(20),
    subject: line(20),
    mail: line(40),
    whatsapp: line(40),
    copy: line(40),
    copied: line(80),
    notCopied: prose(120),
    long: prose(160, 'said beside a message that is longer than some mail programs take'),
    notice: prose(200, 'what the notification says after the mail program has been asked to open'),
    page: line(40, 'the link to this part of the page, where the message cannot be made on another one'),
  })
  .describe('the message that a visitor makes, section /contact#demo');
