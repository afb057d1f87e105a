/** Returns the id of a service's message on the contact page. @param path of the service's page, `/services/web` */
export const messageIdOf = (path: string): string => path.slice(1).replaceAll('/', '-');

/** An e-mail without its address. */
export type Message = { subject: string; text: string };

/** Joins an e-mail's address, subject and body to a text to copy, for visitors without a mail program. */
export const formatMessage = (to: string, subject: string, body: string): string =>
  `${to}\n\n${subject}\n\n${body.trim()}`;

/** Writes a link that opens a prefilled e-mail. RFC 6068 requires lines to end in CR LF. */
export function mailto(to: string, subject: string, body?: string): string {
  const text = body ? `&body=${encodeURIComponent(body.trim().replace(/\r?\n/g, '\r\n'))}` : '';
  return `mailto:${to}?subject=${encodeURIComponent(subject)}${text}`;
}
