import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { basePathOf } from './base-path.ts';
import { filesOf, routeOf } from './files.ts';
import { CACHE_CONTROL, cacheControlFor, contentTypeFor, securityHeadersFor } from './headers.ts';

/** What a host does with one file of the built site. */
export type Delivered = {
  /** From the folder of the site, `products/messmate.html`. */
  file: string;
  /** Where visitors find it, `/products/messmate`. */
  address: string;
  /** All that is sent with it but for what each answer has of its own (length, ETag, encoding). */
  headers: Record<string, string>;
};

/**
 * What the host of a built site has to do, whichever it is: the server of `npm start`, the files for each host
 * (`hosts/`), the tests of all of them and `npm run verify` are made from this.
 */
export type Delivery = {
  /** The path under which the site stands; empty at the root of a host. */
  base: string;
  files: Delivered[];
  /** Answered with status 404 wherever nothing is; none where the site has no 404.html. */
  notFound: Delivered | undefined;
  /** Addresses that move for good, each with where to. */
  moves: [from: string, to: string][];
};

/** Forms of a file that travel in its place. */
export const COMPRESSED = /\.(br|gz|zst)$/;

/** What a host reads and nobody else. */
export const FOR_HOSTS: readonly string[] = ['_headers', '_redirects', '.assetsignore', '.nojekyll'];

const isDocument = (file: string) => file.endsWith('.html');

/** What a browser opens as a document of its own, and so needs a policy made of what it holds. */
const HAS_POLICY = /\.(html|svg)$/;

/** How a site is delivered where it isn't as the build was told. */
export type DeliveryOptions = { base?: string | undefined; security?: typeof securityHeadersFor | undefined };

/** Reads from the files of a built site what its host has to do. */
export function deliveryOf(
  dir: string,
  { base = basePathOf(), security = securityHeadersFor }: DeliveryOptions = {},
): Delivery {
  const delivered = (file: string): Delivered => ({
    file,
    address: base + (isDocument(file) ? routeOf(file) : `/${file}`),
    headers: {
      'Content-Type': contentTypeFor(file),
      'Cache-Control': cacheControlFor(`/${file}`),
      ...security(file, HAS_POLICY.test(file) ? readFileSync(join(dir, file), 'utf8') : undefined),
    },
  });
  const names = filesOf(dir).filter((file) => !COMPRESSED.test(file) && !FOR_HOSTS.includes(file));
  const all = names.map(delivered);
  const files = all.filter(({ file }) => file !== '404.html');
  const moves = files
    .filter(({ file }) => isDocument(file))
    .flatMap(({ file, address }): [string, string][] => {
      const written = `${base}/${file}`;
      if (file === 'index.html') return [[written, address], ...rootMove(base)];
      return [
        [`${address}/`, address],
        [written, address],
      ];
    });
  return { base, files, notFound: all.find(({ file }) => file === '404.html'), moves };
}

/** Under a path the home page has a slash at its end, so the path without one leads there. */
const rootMove = (base: string): [string, string][] => (base === '' ? [] : [[base, `${base}/`]]);

/** The headers of an answer that is no file's: a redirect, or 404 on a site without a page for it. */
export const bareHeaders = (): Record<string, string> => ({
  'Cache-Control': CACHE_CONTROL.document,
  ...securityHeadersFor(''),
});
