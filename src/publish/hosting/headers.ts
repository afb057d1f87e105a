/** The response headers that `npm start` sends, and that `npm run verify` expects from every host. */
import { contentTypeOf } from '../../site/content-types.ts';

/** Denies the permissions that visitors fear. Only foreign scripts could ask for others, and the CSP allows none. */
const PERMISSIONS =
  'camera=(), clipboard-read=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()';

const TWO_YEARS = 'max-age=63072000';

/** `Strict-Transport-Security` by `strictTransport` in `content/site.yaml`. With `off` browsers forget an earlier value. */
const HSTS = {
  host: TWO_YEARS,
  subdomains: `${TWO_YEARS}; includeSubDomains`,
  off: 'max-age=0',
} as const;

export type Headers = Record<string, string>;

/** Creates the headers of every response, also of redirects and the not-found page. `headersFor` changes some. */
export const createCommonHeaders = (policy: string, strictTransport: keyof typeof HSTS): Headers => ({
  // For a minute browsers may show a page from the cache while they load it again.
  'Cache-Control': 'max-age=0, stale-while-revalidate=60',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Strict-Transport-Security': HSTS[strictTransport],
  'Permissions-Policy': PERMISSIONS,
  'Content-Security-Policy': policy,
});

/** The start of the paths of files that have a hash of their content in their name. */
export const HASHED_PREFIX = '/_astro/';
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Headers that matter only for documents and SVGs. Hashed files are sent without them, which saves bytes. */
export const DOCUMENT_ONLY_HEADERS: readonly string[] = ['Permissions-Policy', 'Content-Security-Policy'];

/** Matches the paths of pictures that other sites may show, in previews of links and in search results. */
export const EMBEDDABLE_PATTERN = String.raw`^/(?!_astro/).*\.(avif|ico|jpe?g|png|svg|webp)$`;

/** Matches the paths of legal texts as plain text. Search engines should list their pages instead. */
export const NOINDEX_PATTERN = String.raw`^/legal/[^/]+\.txt$`;

/** Returns the headers of an existing file. @param file its path in the site, `about.html` */
export function headersFor(file: string, commonHeaders: Headers): Headers {
  const headers: Headers = { 'Content-Type': contentTypeOf(file), ...commonHeaders };
  if (new RegExp(EMBEDDABLE_PATTERN).test(`/${file}`))
    headers['Cross-Origin-Resource-Policy'] = 'cross-origin';
  if (new RegExp(NOINDEX_PATTERN).test(`/${file}`)) headers['X-Robots-Tag'] = 'noindex';
  if (`/${file}`.startsWith(HASHED_PREFIX)) {
    headers['Cache-Control'] = IMMUTABLE;
    for (const name of DOCUMENT_ONLY_HEADERS) delete headers[name];
  }
  return headers;
}
