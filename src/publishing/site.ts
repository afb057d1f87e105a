import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentsOf, filesOf, routeOf } from './files.ts';
import { CACHE_CONTROL, cacheControlFor, contentTypeFor, securityHeadersFor } from './headers.ts';

/** One form of a file: as it is, or compressed. */
export type Form = { encoding?: 'br' | 'gzip'; body: Buffer; etag: string };

/** A file as it is sent: its headers, and its forms, the smallest first. */
export type Page = { headers: Record<string, string>; forms: Form[] };

/** What an address leads to: a file, another address, or nothing. */
export type Target = { page: Page } | { movedTo: string } | undefined;

/** A built site, read whole. */
export type Site = { find: (path: string) => Target; notFound: Page };

const COMPRESSED = /\.(br|gz)$/;

function formOf(body: Buffer, encoding?: 'br' | 'gzip'): Form {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
  return encoding ? { encoding, body, etag } : { body, etag };
}

function pageOf(dir: string, file: string, all: ReadonlySet<string>): Page {
  const forms = [formOf(readFileSync(join(dir, file)))];
  if (all.has(`${file}.gz`)) forms.unshift(formOf(readFileSync(join(dir, `${file}.gz`)), 'gzip'));
  if (all.has(`${file}.br`)) forms.unshift(formOf(readFileSync(join(dir, `${file}.br`)), 'br'));
  const text = /\.(html|svg)$/.test(file) ? forms.at(-1)?.body.toString() : undefined;
  const headers = {
    ...securityHeadersFor(`/${file}`, text),
    'Content-Type': contentTypeFor(file),
    'Cache-Control': cacheControlFor(`/${file}`),
  };
  return { headers, forms };
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
export function readSite(dir: string): Site {
  const all = new Set(filesOf(dir));
  // The compressed forms are forms of a file, not files with addresses of their own.
  const files = [...all].filter((file) => !COMPRESSED.test(file));
  const pages = new Map(files.map((file) => [`/${file}`, pageOf(dir, file, all)]));
  const notFoundText = '<!doctype html><title>Not found</title><p>Not found</p>\n';
  const notFound = pages.get('/404.html') ?? {
    headers: {
      ...securityHeadersFor('/404.html', notFoundText),
      'Content-Type': contentTypeFor('.html'),
      'Cache-Control': CACHE_CONTROL.document,
    },
    forms: [formOf(Buffer.from(notFoundText))],
  };
  pages.delete('/404.html');

  const routes = new Map<string, Page>();
  for (const document of documentsOf(files)) {
    const page = pages.get(`/${document}`);
    if (page) routes.set(routeOf(document), page);
    pages.delete(`/${document}`);
  }

  const find = (path: string): Target => {
    const asked = decoded(path);
    if (asked === undefined) return undefined;
    const page = routes.get(asked) ?? pages.get(asked);
    if (page) return { page };
    const clean =
      asked
        .replace(/\/$/, '')
        .replace(/\.html$/, '')
        .replace(/\/index$/, '') || '/';
    return routes.has(clean) ? { movedTo: encodeURI(clean) } : undefined;
  };
  return { find, notFound };
}
