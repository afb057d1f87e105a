import { z } from 'zod';
import { line, pageHead, prose, template, text } from './text.ts';

const MESSAGE_TEXT =
  'the message, paragraph by paragraph; brackets mark what the visitor fills in, such as [city]';

const message = z.strictObject({
  about: line(60, 'what the message is about: its heading on the contact page, and links to it'),
  subject: line(80, "the message's subject"),
  text: prose(1000, MESSAGE_TEXT),
});

const messages = z
  .strictObject({
    heading: line(60, 'the heading of the messages'),
    text: prose(200, 'how to send one'),
    mail: line(40),
    whatsapp: line(40),
    copy: line(20),
    copied: line(80),
    notCopied: prose(120),
    notice: prose(200, 'the notice shown after the mail program has been asked to open'),
    page: line(40, 'the link in that notice, to the message on the contact page'),
    demo: message
      .extend({
        residents: line(60, 'words of the text that the visitor’s figures from "Your mess" replace'),
      })
      .refine(({ text, residents }) => text.includes(residents), {
        error: 'words that are in the text of this message',
        path: ['residents'],
      })
      .describe('the message of Request Demo, at /contact#demo; it comes first and is unfolded'),
    offer: message.describe('the message of Contact Sales, at /contact#offer'),
    service: z
      .strictObject({
        about: template(60, 'service').describe('what the message is about, with {service}'),
        subject: template(80, 'service').describe("the message's subject, with {service}"),
        text: text(1, 1000, MESSAGE_TEXT, 'service'),
      })
      .describe('the message of somebody who wants something built, once for each service'),
    work: message.describe('the message of somebody who would like to work with us'),
  })
  .describe('the ready-written messages, which visitors send in their own mail program or WhatsApp');

/** `content/pages/contact.yaml` */
export const contactSchema = z.strictObject({
  ...pageHead,
  heading: line(40),
  lead: prose(200),
  email: line(20),
  phone: line(20),
  call: line(20, 'the button that calls, on a phone'),
  whatsapp: line(20),
  address: line(20),
  hours: line(20, 'the heading of the office hours, if company.yaml has them'),
  social: line(30),
  copyEmail: line(30, 'what the Copy button copies: its name for screen readers, and {what} in the notice'),
  copyPhone: line(30, 'what the Copy button copies: its name for screen readers, and {what} in the notice'),
  copied: template(80, 'what').describe('the notice after a press on Copy: it names what was copied'),
  notCopied: template(120, 'value'),
  messages,
  card: z.strictObject({ heading: line(40), text: prose(200), save: line(30), picture: line(120) }),
});
