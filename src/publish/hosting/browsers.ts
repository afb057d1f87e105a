/** How browsers ask: a host must not show them anything else than it shows `verify`. */
import { extname } from 'node:path';
import type { Headers } from './headers.ts';

/** What each says of itself, and from where it comes to a page: a search engine, an address that was typed, this site. */
const BROWSERS = {
  Chrome: {
    agent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36',
    from: { Referer: 'https://www.google.com/', 'Sec-Fetch-Site': 'cross-site' },
  },
  Firefox: {
    agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:151.0) Gecko/20100101 Firefox/151.0',
    from: { 'Sec-Fetch-Site': 'none' },
  },
  'a phone': {
    agent:
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Mobile Safari/537.36',
    from: { Referer: '/', 'Sec-Fetch-Site': 'same-origin' },
  },
} satisfies Record<string, { agent: string; from: Headers }>;

const IMAGES = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
const PAGES =
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8';

/** What a file is asked for: `Sec-Fetch-Dest`, `Sec-Fetch-Mode`, `Accept`. What no page loads is opened as a page is. */
const USES: Record<string, readonly [dest: string, mode: string, accept: string]> = {
  '.js': ['script', 'cors', '*/*'],
  '.css': ['style', 'no-cors', 'text/css,*/*;q=0.1'],
  '.woff2': ['font', 'cors', '*/*'],
  '.webmanifest': ['manifest', 'cors', '*/*'],
  ...Object.fromEntries(
    ['.avif', '.ico', '.jpg', '.png', '.svg', '.webp'].map((ending) => [
      ending,
      ['image', 'no-cors', IMAGES],
    ]),
  ),
};

/** The headers with which each browser asks for a file. A `Referer` that begins with / is a page of the site itself. */
export function browsersFor(file: string): { who: string; headers: Headers }[] {
  const isWorker = file === 'worker.js';
  const [dest, mode, accept] = isWorker
    ? ['serviceworker', 'same-origin', '*/*']
    : (USES[extname(file)] ?? ['document', 'navigate', PAGES]);
  return Object.entries(BROWSERS).map(([who, { agent, from }]) => ({
    who,
    headers: {
      'User-Agent': agent,
      Accept: accept,
      'Accept-Language': 'en-IN,en;q=0.9',
      'Accept-Encoding': 'gzip, deflate, br, zstd',
      'Sec-Fetch-Dest': dest,
      'Sec-Fetch-Mode': mode,
      ...(mode === 'navigate' ? from : { Referer: '/', 'Sec-Fetch-Site': 'same-origin' }),
      ...(isWorker && { 'Service-Worker': 'script' }),
    },
  }));
}
