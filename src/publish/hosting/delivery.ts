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
  /** Addresses that move for good, each with where to. */
  redirects: [from: string, to: string][];
};

/** The page for every address that does not exist, with status 404. */
export const NOT_FOUND = '404.html';

/** The compressed forms of a file, with their suffixes. */
export const SUFFIXES = { br: '.br', gzip: '.gz' } as const;

/** Files for hosts only. */
export const FOR_HOSTS = ['_headers', '_redirects', '.assetsignore', '.nojekyll'];

/** Paths that visitors cannot request: compressed forms, and files for hosts. */
export const HIDDEN = `\\.(br|gz)$|^/(${FOR_HOSTS.join('|').replaceAll('.', '\\.')})$`;

/** Reads from a built site the headers of every answer, as the build wrote them: the first rule of `_headers`. */
function everywhereIn(dir: string): Headers {
  const [, rule = ''] = readFileSync(join(dir, '_headers'), 'utf8').split(/^\/.*\n/m);
  return Object.fromEntries(
    [...rule.matchAll(/^ +([\w-]+): (.+)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
}

/**
 * Reads from the files of a built site what its host has to do.
 * @param everywhere the headers of every answer, where `_headers` is not written yet
 */
export function deliveryOf(dir: string, everywhere: Headers = everywhereIn(dir)): Delivery {
  const hidden = new RegExp(HIDDEN);
  const names = filesOf(dir).filter((file) => !hidden.test(`/${file}`) && file !== NOT_FOUND);
  return {
    everywhere,
    files: names.map((file) => ({
      file,
      address: file.endsWith('.html') ? routeOf(file) : `/${file}`,
      headers: headersFor(file, everywhere),
    })),
    redirects: documentsOf(names).flatMap((file): [string, string][] => {
      const to = routeOf(file);
      return to === '/' ? [[`/${file}`, to]] : [[`${to}/`, to], [`/${file}`, to]]; // biome-ignore format: pairs
    }),
  };
}
