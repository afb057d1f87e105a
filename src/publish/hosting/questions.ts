import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_RECORD } from '../build/build-record.ts';
import { type Delivery, FOR_HOSTS, NOT_FOUND } from './delivery.ts';
import { type Headers, headersFor } from './headers.ts';

/** One question to a host, with the answer that is right. */
export type Question = {
  method?: string;
  path: string;
  /** Asks with the ETag of an answer to the same question without it. */
  known?: true;
  status: readonly number[];
  /** Headers that have to be there, to the letter. */
  expect?: Headers;
  /** The SHA-256 of the body, once decompressed. */
  body?: string;
  /** What not every host can do; one that can't isn't asked. */
  needs?: 'br' | 'hiding';
};

/** Redirects for good. */
export const MOVED = [301, 308];

/**
 * What a host is asked, and what it has to answer: `npm run verify` asks the published site, the tests the real programs.
 * @param dir the folder of the built site that the host serves
 */
export function questionsFor(dir: string, { everywhere, files, moves }: Delivery): Question[] {
  // The record has the hash of each file but itself.
  const record = readFileSync(join(dir, BUILD_RECORD), 'utf8');
  const hashes: Record<string, string> = {
    ...JSON.parse(record).files,
    [BUILD_RECORD]: hash('sha256', record),
  };
  const missing = { status: [404], expect: headersFor(NOT_FOUND, everywhere), body: hashes[NOT_FOUND] ?? '' };
  const page = files.find(({ file }) => /^(?!index).*\.html$/.test(file))?.address ?? '';
  const nowhere = [
    ...['/no-such-page', '/no-such-page/', '/no/such/page/at/any/depth', '/no-such-page.html?a=1'],
    ...[`${page}/no-such-page`, page.toUpperCase(), '/.git/config'],
    // A browser would keep it for a year, had it the headers of its neighbours.
    '/_astro/gone.12345678.js',
  ];
  const hidden = [...FOR_HOSTS, '404.html.br', 'index.html.gz'].map((file) => `/${file}`);
  const moved = [...moves, ...moves.slice(0, 1).map((pair) => pair.map((path) => `${path}?a=1&b=2`))];
  return [
    ...files.map(({ file, address, headers }) => {
      return { path: address, status: [200], expect: headers, body: hashes[file] ?? '' };
    }),
    ...moved.map(([path = '', to = '']) => ({ path, status: MOVED, expect: { Location: to } })),
    ...nowhere.map((path) => ({ path, ...missing })),
    ...hidden.map((path) => ({ path, ...missing, needs: 'hiding' as const })),
    { path: '/', status: [200], expect: { 'Content-Encoding': 'br', Vary: 'Accept-Encoding' }, needs: 'br' },
    { path: '/', known: true, status: [304] },
    ...['POST', 'PUT', 'DELETE', 'PATCH'].map((method) => ({ path: '/', method, status: [404, 405] })),
    // A second address of a page may lead to the first; and one that no file can have.
    { path: `/${page}`, status: [404, 307, ...MOVED] },
    { path: `${page}%00.html`, status: [400, 404] },
  ];
}
