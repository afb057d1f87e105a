import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bareHeaders, type Delivered, type DeliveryOptions, deliveryOf } from './delivery.ts';
import { filesOf } from './files.ts';
import { contentTypeFor } from './headers.ts';

type Encoding = 'br' | 'zstd' | 'gzip';

/** One form of a file: as it is, or compressed. */
export type Form = { encoding?: Encoding; body: Buffer; etag: string };

/** A file as it is sent: its headers, and its forms, the smallest first. */
export type Page = { headers: Record<string, string>; forms: Form[] };

/** What an address leads to: a file, another address, or nothing. */
export type Target = { page: Page } | { movedTo: string } | undefined;

/** A built site, read whole. */
export type Site = { find: (path: string) => Target; notFound: Page };

const SUFFIXES: readonly [suffix: string, encoding: Encoding][] = [
  ['.br', 'br'],
  ['.zst', 'zstd'],
  ['.gz', 'gzip'],
];

function formOf(body: Buffer, encoding?: Encoding): Form {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
  return encoding ? { encoding, body, etag } : { body, etag };
}

function pageOf(dir: string, { file, headers }: Delivered, all: ReadonlySet<string>): Page {
  const forms = [formOf(readFileSync(join(dir, file)))];
  for (const [suffix, encoding] of SUFFIXES)
    if (all.has(file + suffix)) forms.push(formOf(readFileSync(join(dir, file + suffix)), encoding));
  return { headers, forms: forms.sort((a, b) => a.body.byteLength - b.body.byteLength) };
}

/** The path with its escapes resolved; none where they are broken. */
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/**
 * Reads a built site into memory (it is small), so that what is served is always one whole build, even while
 * the next one takes its place on the disk. Only what exists is served or redirected to: no address, however
 * odd, leads out of the folder or to another host.
 */
export function readSite(dir: string, options: DeliveryOptions = {}): Site {
  const all = new Set(filesOf(dir));
  const delivery = deliveryOf(dir, options);
  const { base } = delivery;
  const pages = new Map(delivery.files.map((file) => [file.address, pageOf(dir, file, all)]));
  const missing = formOf(Buffer.from('<!doctype html><title>Not found</title><p>Not found</p>\n'));
  const notFound = delivery.notFound
    ? pageOf(dir, delivery.notFound, all)
    : { headers: { ...bareHeaders(), 'Content-Type': contentTypeFor('.html') }, forms: [missing] };
  const documents = new Set(
    delivery.files.filter(({ file }) => file.endsWith('.html')).map(({ address }) => address),
  );

  const find = (path: string): Target => {
    const asked = decoded(path);
    if (asked === undefined) return undefined;
    const page = pages.get(asked);
    if (page) return { page };
    const clean = asked
      .replace(/\/$/, '')
      .replace(/\.html$/, '')
      .replace(/\/index$/, '');
    const to = clean === base ? `${base}/` : clean;
    return documents.has(to) ? { movedTo: encodeURI(to) } : undefined;
  };
  return { find, notFound };
}
