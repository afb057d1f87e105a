/** The anchor of a service's message on the contact page. @param path of the service's page */
export const messageIdOf = (path: string): string => path.slice(1).replaceAll('/', '-');

export type Message = { subject: string; text: string };

/** The text that is copied where no mail program opens. */
export const letterText = (to: string, subject: string, body: string): string =>
  `${to}\n\n${subject}\n\n${body.trim()}`;

/** A link that opens a ready-written e-mail. Its lines end in CR LF, as mail links require (RFC 6068). */
export function mailto(to: string, subject: string, body?: string): string {
  const text = body ? `&body=${encodeURIComponent(body.trim().replace(/\r?\n/g, '\r\n'))}` : '';
  return `mailto:${to}?subject=${encodeURIComponent(subject)}${text}`;
}
