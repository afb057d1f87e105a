import { z } from 'zod';
import { line, prose, template } from './text.ts';

const LINES = 'the message, with a line for each thing that we ask, to be filled in where it is sent from';

const message = z.strictObject({
  about: line(60, 'what it is about, among the messages of the contact page'),
  subject: line(80, "the message's subject"),
  text: prose(1000, LINES),
});

/** The ready-written messages, and the words around them. */
export const messages = z
  .strictObject({
    heading: line(40),
    text: prose(200, 'how to send a message'),
    others: line(60, 'what stands above the messages about other things'),
    to: line(20),
    subject: line(20),
    mail: line(40),
    whatsapp: line(40),
    copy: line(40),
    copied: line(80),
    notCopied: prose(120),
    notice: prose(200, 'what the notification says after the mail program has been asked to open'),
    page: line(40, 'in that notification, the link to the message on the contact page'),
    demo: message.describe('the message of Request Demo, shown at /contact#demo'),
    offer: message.describe('the message of somebody who asks for an offer'),
    service: z
      .strictObject({ subject: template(80, 'title'), text: template(1000, 'title') })
      .describe(`the message about a service, whose title stands for {title}: ${LINES}`),
    work: message.describe('the message of somebody who would like to work with us'),
  })
  .describe('the ready-written messages; nothing is filled in or sent on the site itself');
