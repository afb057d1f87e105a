import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/**
 * The form writes files, so it answers only this machine, and only under its own names: a host that points its name here is
 * refused. It takes requests only from its own page, with the key: another user of the machine reaches the page, but
 * nothing in the folder.
 */
export function guardFor(port: () => number) {
  const key = randomBytes(32).toString('base64url');
  const hosts = () => [`127.0.0.1:${port()}`, `localhost:${port()}`];
  // Hashes are equally long, whatever was sent.
  const isKey = (given: unknown) =>
    timingSafeEqual(hash('sha256', String(given), 'buffer'), hash('sha256', key, 'buffer'));
  /** Undefined if the request is allowed. */
  const refusal = ({ headers, method }: IncomingMessage): string | undefined => {
    const { host = '', origin } = headers;
    if (!hosts().includes(host)) return 'Open the form at the address that the terminal shows.';
    // The page and its script contain nothing of the folder.
    if (method === 'GET') return undefined;
    if (origin !== `http://${host}`) return 'Only the form’s own page may ask this.';
    const given = headers['x-edit-key'];
    if (!given)
      return 'Open the whole address that the terminal shows after “npm run edit”: the key at its end opens the form.';
    if (!isKey(given))
      return 'Nothing was written: this page is from an earlier start of the form. Copy what you have typed, then open the address that the terminal shows now.';
    return undefined;
  };
  return { key, refusal };
}
