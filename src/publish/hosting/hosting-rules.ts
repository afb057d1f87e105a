import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentsOf, filesOf, routeOf } from './files.ts';
import { type Headers, headersFor } from './headers.ts';

export type HostedFile = {
  /** The path in the folder of the site, `products/messmate.html`. */
  file: string;
  /** The address, `/products/messmate`. */
  address: string;
  /** The headers, except length, ETag, encoding and Vary. */
  headers: Headers;
};

/** The rules that every host of a built site follows. */
export type HostingRules = {
  /** The headers of every response, before `headersFor` changes those of a file. */
  commonHeaders: Headers;
  files: HostedFile[];
  redirects: readonly Redirect[];
};

/** A permanent redirect. `from` is encoded as in a browser's request. */
export type Redirect = readonly [from: string, to: string];

/** Adds the query of a request to a redirect's target, unless the target has one. @param query `?a=1`, '' or a host's variable */
export const withQuery = (to: string, query: string): string =>
  to.includes('?') ? to : to.replace(/#|$/, (fragment) => query + fragment);

/** The page for every address that does not exist, with status 404. */
export const NOT_FOUND = '404.html';

export const COMPRESSED_SUFFIXES = { br: '.br', gzip: '.gz' } as const;

export const HOST_FILES = ['_headers', '_redirects', '.assetsignore', '.htaccess', '.nojekyll'];

/** Matches the paths of files that hosts should hide: compressed files, and files for hosts. */
export const HIDDEN_PATTERN = `\\.(br|gz)$|^/(${HOST_FILES.join('|').replaceAll('.', '\\.')})$`;

function readCommonHeaders(dir: string): Headers {
  const [, rule = ''] = readFileSync(join(dir, '_headers'), 'utf8').split(/^\/.*\n/m);
  return Object.fromEntries([...rule.matchAll(/^ +([\w-]+): (.+)$/gm)].map((match) => match.slice(1)));
}

const readRedirects = (dir: string): Redirect[] =>
  [...readFileSync(join(dir, '_redirects'), 'utf8').matchAll(/^(\S+) (\S+) 301$/gm)].map(
    ([, from = '', to = '']) => [from, to],
  );

/** Lists redirects from `/about/` and `/about.html` to `/about` for each page, and from the usual address of a sitemap. */
export function listPageRedirects(files: readonly string[]): Redirect[] {
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

/** Reads the rules from a built site. The build passes common headers and redirects, because it has not written them yet. */
export function readHostingRules(
  dir: string,
  commonHeaders: Headers = readCommonHeaders(dir),
  redirects: readonly Redirect[] = readRedirects(dir),
): HostingRules {
  const hidden = new RegExp(HIDDEN_PATTERN);
  const files = filesOf(dir)
    .filter((file) => !hidden.test(`/${file}`) && file !== NOT_FOUND)
    .map((file) => {
      const address = file.endsWith('.html') ? routeOf(file) : `/${file}`;
      return { file, address, headers: headersFor(file, commonHeaders) };
    });
  return { commonHeaders, redirects, files };
}
