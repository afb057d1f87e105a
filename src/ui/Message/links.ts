import type { Site } from '../Frame/Site.ts';

/** A ready-written message. */
export type Message = { subject: string; text: string };

/** What is copied where no mail program opens: the address, the subject and the text. */
export const letter = (to: string, subject: string, body: string): string =>
  `${to}\n\n${subject}\n\n${body.trim()}`;

/** A link that opens a ready-written e-mail. Its lines end in CR LF, as mail links require (RFC 6068). */
export function mailto(to: string, subject: string, body?: string): string {
  const text = body ? `&body=${encodeURIComponent(body.trim().replace(/\r?\n/g, '\r\n'))}` : '';
  return `mailto:${to}?subject=${encodeURIComponent(subject)}${text}`;
}

/** A phone number in digits alone. */
export const digits = (number: string): string => number.replace(/\D/g, '');

/** A link that opens a WhatsApp chat, with a ready-written text if one is given. */
export const whatsappLink = (number: string, text?: string): string =>
  `https://wa.me/${digits(number)}${text ? `?text=${encodeURIComponent(text.trim())}` : ''}`;

/**
 * The attributes of a link that opens a ready-written message in the visitor's mail program. With script, a notice then
 * offers address and text for copying, and a link to where the message can be read: many visitors read their mail in a
 * browser, where a mailto link does nothing.
 */
export const messageLink = (
  { company: { email }, messages }: Pick<Site, 'company' | 'messages'>,
  { subject, text }: Message,
  { readAt }: { readAt: string },
) => ({
  href: mailto(email, subject, text),
  'data-notice': messages.notice,
  'data-label': messages.copy,
  'data-copy': letter(email, subject, text),
  'data-copied': messages.copied,
  'data-failed': messages.notCopied,
  'data-page': messages.page,
  'data-to': readAt,
});
