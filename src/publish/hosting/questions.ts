import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browsersFor } from './browsers.ts';
import { type Delivered, type Delivery, FOR_HOSTS, NOT_FOUND, SUFFIXES } from './delivery.ts';
import { type Headers, headersFor } from './headers.ts';

/** What some hosts can't do: compress so, keep to themselves what is not for visitors. */
export type Ability = 'br' | 'gzip' | 'hidden';

/** One question to a host, with the answer that is right. */
export type Question = {
  method?: 'HEAD';
  path: string;
  headers?: Headers;
  /** Who asks with these headers, where it is a browser. */
  who?: string;
  /** Asks with the ETag of an answer to the same question without it. */
  known?: true;
  /** The right statuses; of redirects there are two that are for good. */
  status: readonly number[];
  /** Headers that have to be there, to the letter. */
  expect?: Headers;
  /** The body, once decompressed. */
  body?: Buffer;
  /** What the host has to be able to do; one that can't isn't asked. */
  needs?: Ability;
};

/** What is asked of one file. */
function questionsOf(dir: string, { file, address: path, headers: expect }: Delivered): Question[] {
  const body = readFileSync(join(dir, file));
  const right = { path, status: [200], expect, body };
  const questions: Question[] = [
    right,
    { path, status: [200], expect, method: 'HEAD' },
    { path, known: true, status: [304] },
    ...browsersFor(file).map((browser) => ({ ...right, ...browser })),
  ];
  if (file.endsWith('.html')) questions.push({ ...right, path: `${path}?utm_source=mail` });
  for (const [encoding, suffix] of Object.entries(SUFFIXES) as [Ability, string][]) {
    if (!existsSync(join(dir, file + suffix))) continue;
    const encoded = { ...expect, 'Content-Encoding': encoding, Vary: 'Accept-Encoding' };
    questions.push({ ...right, headers: { 'Accept-Encoding': encoding }, expect: encoded, needs: encoding });
  }
  return questions;
}

/**
 * What a host is asked, and what it has to answer: `npm run verify` asks the published site, the tests the real programs.
 * @param dir the folder of the built site that the host serves
 * @param cannot what it isn't asked for, being unable to do it
 */
export function questionsFor(dir: string, delivery: Delivery, cannot: readonly Ability[] = []): Question[] {
  const { everywhere, files, moves } = delivery;
  const body = readFileSync(join(dir, NOT_FOUND));
  const missing = { status: [404], expect: headersFor(NOT_FOUND, everywhere), body };
  const page = files.find(({ file }) => /^(?!index).*\.html$/.test(file))?.address ?? '';
  const nowhere = [
    '/no-such-page',
    '/no-such-page/',
    '/no/such/page/at/any/depth',
    '/no-such-page.html?a=1',
    `${page}/no-such-page`,
    page.toUpperCase(),
    // A browser would keep it for a year, had it the headers of its neighbours.
    '/_astro/gone.12345678.js',
    '/.git/config',
    ...files.filter(({ file }) => /^_astro.*js$/.test(file)).map(({ address }) => `${address}.map`),
  ];
  const hidden = [...FOR_HOSTS, '404.html.br', 'index.html.gz'].map((file) => `/${file}`);
  const moved = [...moves, ...moves.slice(0, 1).map((pair) => pair.map((path) => `${path}?a=1&b=2`))];
  const questions: Question[] = [
    ...files.flatMap((file) => questionsOf(dir, file)),
    ...moved.map(([path = '', to = '']) => ({ path, status: [301, 308], expect: { Location: to } })),
    ...nowhere.map((path) => ({ path, ...missing })),
    ...hidden.map((path) => ({ path, ...missing, needs: 'hidden' as const })),
  ];
  return questions.filter(({ needs }) => !needs || !cannot.includes(needs));
}
