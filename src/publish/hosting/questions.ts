import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_RECORD } from '../build/build-record.ts';
import { type Delivery, NOT_FOUND } from './delivery.ts';
import { type Headers, headersFor } from './headers.ts';

/** One question to a host, with the answer that is right. */
export type Question = {
  method?: string;
  path: string;
  status: readonly number[];
  /** Headers that have to be there, to the letter. */
  expect?: Headers;
  /** The SHA-256 of the body, once decompressed. */
  body?: string;
};

/** Redirects for good. */
export const MOVED = [301, 308];

/** The question whether pages come compressed, at their best. */
export const COMPRESSED: Question = {
  path: '/',
  status: [200],
  expect: { 'Content-Encoding': 'br', Vary: 'Accept-Encoding' },
};

/**
 * What a host is asked, and what it has to answer: `npm run verify` asks the published site, the tests the real programs.
 * @param dir the folder of the built site that the host serves
 */
export function questionsFor(dir: string, { everywhere, files, redirects }: Delivery): Question[] {
  // The record has the hash of each file but itself.
  const record = readFileSync(join(dir, BUILD_RECORD), 'utf8');
  const hashes: Record<string, string> = {
    ...JSON.parse(record).files,
    [BUILD_RECORD]: hash('sha256', record),
  };
  const page = files.find(({ file }) => /^(?!index).*\.html$/.test(file))?.address ?? '';
  const nowhere = ['/no/such/page', `${page}/no-such-page`, page.toUpperCase(), '/.git/config'];
  // With its neighbours' headers a browser would cache the last of these for a year.
  const missing = [...nowhere, '/_astro/gone.12345678.js'];
  const moved = [...redirects, ...redirects.slice(0, 1).map((pair) => pair.map((path) => `${path}?a=1&b=2`))];
  return [
    ...files.map(({ file, address, headers }) => {
      return { path: address, status: [200], expect: headers, body: hashes[file] ?? '' };
    }),
    ...moved.map(([path = '', to = '']) => ({ path, status: MOVED, expect: { Location: to } })),
    ...missing.map((path) => {
      return {
        path,
        status: [404],
        expect: headersFor(NOT_FOUND, everywhere),
        body: hashes[NOT_FOUND] ?? '',
      };
    }),
    ...['POST', 'PUT', 'DELETE', 'PATCH'].map((method) => ({ path: '/', method, status: [404, 405] })),
    // The first is a second address of a page and may redirect. No file can have the other.
    { path: `/${page}`, status: [404, 307, ...MOVED] },
    { path: `${page}%00.html`, status: [400, 404] },
  ];
}
