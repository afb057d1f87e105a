import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/**
 * Protects the form's server, which writes files. The Host header must name this machine, because any DNS name may lead
 * here (DNS rebinding). POST requests need the origin of the form's page, and its key, which other local users lack.
 */
export function createGuard(getPort: () => number) {
  const key = randomBytes(32).toString('base64url');
  const listHosts = () => [`127.0.0.1:${getPort()}`, `localhost:${getPort()}`];
  const findRefusal = ({ headers, method }: IncomingMessage): string | undefined => {
    const { host = '', origin } = headers;
    if (!listHosts().includes(host)) return 'Open the form at the address that the terminal shows.';
    // GET returns only the form's page and its assets, without content.
    if (method === 'GET') return undefined;
    if (origin !== `http://${host}`) return 'Only the form’s own page may ask this.';
    const sentKey = headers['x-edit-key'];
    if (!sentKey)
      return 'Open the whole address that the terminal shows after “npm run edit”: the key at its end opens the form.';
    if (sentKey !== key)
      return 'Nothing was written: this page is from an earlier start of the form. Copy what you have typed, then open the address that the terminal shows now.';
    return undefined;
  };
  return { key, findRefusal };
}
