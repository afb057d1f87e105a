import { z } from 'zod';
import { line, pageHead, prose, template } from './text.ts';

const LETTER =
  'the message, paragraph by paragraph; what the visitor fills in stands in brackets, such as [city]';

const message = z.strictObject({
  about: line(60, 'what it is about, among the messages of the contact page'),
  subject: line(80, "the message's subject"),
  text: prose(1000, LETTER),
});

/** The ready-written messages, and the words around them. */
const messages = z
  .strictObject({
    heading: line(60, 'what stands above the messages'),
    text: prose(200, 'how to send one'),
    mail: line(40),
    whatsapp: line(40),
    copy: line(20),
    copied: line(80),
    notCopied: prose(120),
    notice: prose(200, 'what the notification says after the mail program has been asked to open'),
    page: line(40, 'in that notification, the link to the message on the contact page'),
    demo: message
      .extend({
        residents: line(
          60,
          'words of the text that "Your mess" replaces by the figures that a visitor has set',
        ),
      })
      .refine(({ text, residents }) => text.includes(residents), {
        error: 'words that stand in the text of this message',
        path: ['residents'],
      })
      .describe('the message of Request Demo, at /contact#demo; the first is open'),
    offer: message.describe('the message of Contact Sales, at /contact#offer'),
    service: message.describe('the message of somebody who wants something made'),
    work: message.describe('the message of somebody who would like to work with us'),
  })
  .describe('the ready-written messages; nothing is filled in or sent on the site itself');

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
  hours: line(20, 'what stands above the hours of the office, where company.yaml gives them'),
  social: line(30),
  copyEmail: line(30, 'what Copy copies, for screen readers'),
  copyPhone: line(30, 'what Copy copies, for screen readers'),
  copied: template(80, 'value'),
  notCopied: template(120, 'value'),
  messages,
  card: z.strictObject({
    heading: line(40),
    text: prose(200),
    save: line(30),
    picture: line(120),
  }),
});
