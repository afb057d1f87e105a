import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentsOf, filesOf, routeOf } from './files.ts';
import { type Headers, headersFor } from './headers.ts';

/** What a host does with one file of the built site. */
export type Delivered = {
  /** From the folder of the site, `products/messmate.html`. */
  file: string;
  /** Where visitors find it, `/products/messmate`. */
  address: string;
  /** Its headers, without those that differ between answers (length, ETag, encoding). */
  headers: Headers;
};

/** What any host of a built site has to do. */
export type Delivery = {
  /** The headers of redirects and of what is not found. */
  everywhere: Headers;
  files: Delivered[];
  redirects: readonly Redirect[];
};

/** An address that has moved for good, as a browser asks for it, and where to. */
export type Redirect = readonly [from: string, to: string];

/** A redirect keeps the query of the request, before a fragment, unless it has one. @param query with its question mark */
export const withQuery = (to: string, query: string): string =>
  to.includes('?') ? to : to.replace(/#|$/, (fragment) => query + fragment);

/** The page for every address that does not exist, with status 404. */
export const NOT_FOUND = '404.html';

/** The compressed forms of a file, with their suffixes. */
export const SUFFIXES = { br: '.br', gzip: '.gz' } as const;

/** Files for hosts only. */
export const FOR_HOSTS = ['_headers', '_redirects', '.assetsignore', '.htaccess', '.nojekyll'];

/** Paths that visitors cannot request: compressed forms, and files for hosts. */
export const HIDDEN = `\\.(br|gz)$|^/(${FOR_HOSTS.join('|').replaceAll('.', '\\.')})$`;

/** Reads from a built site the headers of every answer, as the build wrote them: the first rule of `_headers`. */
function everywhereIn(dir: string): Headers {
  const [, rule = ''] = readFileSync(join(dir, '_headers'), 'utf8').split(/^\/.*\n/m);
  return Object.fromEntries(
    [...rule.matchAll(/^ +([\w-]+): (.+)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
}

/** Reads the redirects of a built site, as the build wrote them. */
const redirectsIn = (dir: string): Redirect[] =>
  [...readFileSync(join(dir, '_redirects'), 'utf8').matchAll(/^(\S+) (\S+) 301$/gm)].map(
    ([, from = '', to = '']) => [from, to],
  );

/** What moves within the site: the second addresses of pages, and where crawlers look for a sitemap. */
export function ownRedirects(files: readonly string[]): Redirect[] {
  const pages = documentsOf(files).filter((file) => file !== NOT_FOUND);
  const sitemap: Redirect = ['/sitemap.xml', '/sitemap-index.xml'];
  return [
    ...pages.flatMap((file): Redirect[] => {
      const to = routeOf(file);
      return to === '/' ? [[`/${file}`, to]] : [[`${to}/`, to], [`/${file}`, to]]; // biome-ignore format: pairs
    }),
    ...(files.includes(sitemap[1].slice(1)) ? [sitemap] : []),
  ];
}

/**
 * Reads from the files of a built site what its host has to do.
 * @param everywhere the headers of every answer, where `_headers` is not written yet
 * @param redirects likewise
 */
export function deliveryOf(
  dir: string,
  everywhere: Headers = everywhereIn(dir),
  redirects: readonly Redirect[] = redirectsIn(dir),
): Delivery {
  const hidden = new RegExp(HIDDEN);
  const names = filesOf(dir).filter((file) => !hidden.test(`/${file}`) && file !== NOT_FOUND);
  return {
    everywhere,
    redirects,
    files: names.map((file) => ({
      file,
      address: file.endsWith('.html') ? routeOf(file) : `/${file}`,
      headers: headersFor(file, everywhere),
    })),
  };
}
