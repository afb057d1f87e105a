/**
 * What every host is asked, and what it has to answer, computed from the files of a built site. The tests ask the
 * real programs, `npm run verify` asks the published site.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Delivered, type Delivery, FOR_HOSTS } from './delivery.ts';
import { filesOf } from './files.ts';

/** What some hosts can't do: compress so, send a part, move addresses, keep to themselves what is not for visitors. */
export type Ability = 'br' | 'gzip' | 'zstd' | 'range' | 'redirect' | 'hidden';

/** What a fault is about: it decides how it is mended. */
export type Topic =
  | 'page'
  | 'body'
  | 'headers'
  | 'added'
  | 'caching'
  | 'type'
  | 'not found'
  | 'expired'
  | Ability;

/** One question to a host, with the answer that is right. */
export type Question = {
  /** What it is about, for whoever reads that the answer was wrong. */
  about: Topic;
  method?: 'HEAD' | 'POST';
  path: string;
  headers?: Record<string, string>;
  /** Asks with the ETag of an answer to the same question without it. */
  known?: true;
  /** The right statuses; of redirects there are two that are for good. */
  status: readonly number[];
  /** Headers that have to be there, to the letter. */
  expect?: Record<string, string>;
  /** The body, once decompressed. */
  body?: Buffer;
  /** What the host has to be able to do; one that can't isn't asked. */
  needs?: Ability;
};

const FOUND = [200];
const MOVED = [301, 308];

/** The part of a file that is asked for as a range. */
const RANGE = [3, 12] as const;

const SUFFIX = { br: '.br', gzip: '.gz', zstd: '.zst' } as const;

/** What is asked of one file that is there. */
function questionsOf(delivered: Delivered, body: Buffer, forms: ReadonlySet<string>): Question[] {
  const { file, address: path, headers: expect } = delivered;
  const [first, last] = RANGE;
  const questions: Question[] = [
    { about: 'page', path, status: FOUND, expect, body },
    { about: 'page', method: 'HEAD', path, status: FOUND, expect, body: Buffer.alloc(0) },
    { about: 'caching', path, known: true, status: [304], body: Buffer.alloc(0) },
    {
      about: 'range',
      path,
      headers: { Range: `bytes=${first}-${last}` },
      status: [206],
      expect: { 'Content-Range': `bytes ${first}-${last}/${body.byteLength}` },
      body: body.subarray(first, last + 1),
      needs: 'range',
    },
  ];
  for (const [encoding, suffix] of Object.entries(SUFFIX)) {
    if (!forms.has(file + suffix)) continue;
    const about = encoding as keyof typeof SUFFIX;
    questions.push({
      about,
      path,
      headers: { 'Accept-Encoding': encoding },
      status: FOUND,
      expect: { ...expect, 'Content-Encoding': encoding, Vary: 'Accept-Encoding' },
      body,
      needs: about,
    });
  }
  return questions;
}

/** Addresses that lead nowhere, some of them beside or below files that are there. */
function addressesOfNothing({ base, files }: Delivery): string[] {
  const hashed = files.find(({ address }) => address.startsWith(`${base}/_astro/`))?.address;
  const document = files.find(({ file }) => file.endsWith('.html') && file !== 'index.html')?.address;
  return [
    `${base}/no-such-page`,
    `${base}/no-such-page/`,
    `${base}/no/such/page/at/any/depth`,
    `${base}/no-such-page.html`,
    `${base}/no-such-page?a=1`,
    // A browser would keep it for a year, had it the headers of its neighbours.
    `${base}/_astro/gone.12345678.js`,
    ...(hashed ? [`${hashed}.map`] : []),
    ...(document ? [`${document}/no-such-page`, base + document.slice(base.length).toUpperCase()] : []),
  ];
}

/** Files that are for hosts alone, or travel in the place of others. */
function hiddenAddresses({ base, files }: Delivery): string[] {
  const [hashed, document] = ['_astro/', 'about.html'].map((start) =>
    files.find(({ file }) => file.startsWith(start)),
  );
  return [
    ...FOR_HOSTS.map((file) => `${base}/${file}`),
    ...[hashed, document].flatMap((form) =>
      form ? [`${base}/${form.file}.br`, `${base}/${form.file}.gz`] : [],
    ),
  ];
}

/**
 * The table: every question with its answer.
 * @param dir the folder of the built site that the host serves
 */
export function questionsFor(dir: string, delivery: Delivery): Question[] {
  const forms = new Set(filesOf(dir));
  const { base, files, notFound, moves } = delivery;
  const bodies = new Map(files.map(({ file }) => [file, readFileSync(join(dir, file))]));
  const there = files.flatMap((file) => questionsOf(file, bodies.get(file.file) as Buffer, forms));

  const documents = files.filter(({ file }) => file.endsWith('.html'));
  const queried = documents.slice(0, 2).map(({ file, address }): Question => {
    const path = `${address}?from=mail`;
    return { about: 'page', path, status: FOUND, body: bodies.get(file) as Buffer };
  });
  const moved = moves.map(
    ([path, to]): Question => ({
      about: 'redirect',
      path,
      status: MOVED,
      expect: { Location: to },
      needs: 'redirect',
    }),
  );
  const [from, to] = moves[0] ?? [];
  if (from && to) {
    const expect = { Location: `${to}?a=1&b=2` };
    const path = `${from}?a=1&b=2`;
    moved.push({ about: 'redirect', path, status: MOVED, expect, needs: 'redirect' });
  }

  const missing = notFound && { expect: notFound.headers, body: readFileSync(join(dir, notFound.file)) };
  const nowhere = addressesOfNothing(delivery).map(
    (path): Question => ({ about: 'not found', path, status: [404], ...missing }),
  );
  const hidden = hiddenAddresses(delivery).map(
    (path): Question => ({ about: 'hidden', path, status: [404], ...missing, needs: 'hidden' }),
  );
  const largest = [...documents].sort((a, b) => a.file.localeCompare(b.file)).at(-1);
  return [
    ...there,
    ...queried,
    ...moved,
    ...nowhere,
    ...hidden,
    {
      about: 'not found',
      method: 'HEAD',
      path: `${base}/no-such-page`,
      status: [404],
      body: Buffer.alloc(0),
    },
    ...(largest
      ? [{ about: 'page' as const, method: 'POST' as const, path: largest.address, status: [405] }]
      : []),
    {
      about: 'range',
      path: files.find(({ file }) => file === 'favicon.svg')?.address ?? `${base}/`,
      headers: { Range: 'bytes=99999999-' },
      status: [416],
      needs: 'range',
    },
  ];
}
