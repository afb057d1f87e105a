/** Returns the anchor of a service's message on the contact page. @param path of the service's page */
export const messageIdOf = (path: string): string => path.slice(1).replaceAll('/', '-');

export type Message = { subject: string; text: string };

/** The e-mail as text to copy, for visitors without a mail program. */
export const letterText = (to: string, subject: string, body: string): string =>
  `${to}\n\n${subject}\n\n${body.trim()}`;

/** Writes a link that opens a prefilled e-mail. RFC 6068 requires lines to end in CR LF. */
export function mailto(to: string, subject: string, body?: string): string {
  const text = body ? `&body=${encodeURIComponent(body.trim().replace(/\r?\n/g, '\r\n'))}` : '';
  return `mailto:${to}?subject=${encodeURIComponent(subject)}${text}`;
}
