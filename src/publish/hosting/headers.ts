/** The response headers of `npm start`, of the hosts' files and of `npm run verify`. */
import { contentType } from '../../site/content-types.ts';

/** Permissions that visitors fear a site might ask for. The policy allows no script of others that could ask for more. */
const PERMISSIONS =
  'camera=(), clipboard-read=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()';

const TWO_YEARS = 'max-age=63072000';

/** `Strict-Transport-Security` for each setting in `content/site.yaml`; `off` makes browsers forget an earlier setting. */
const STRICT_TRANSPORT = {
  host: TWO_YEARS,
  subdomains: `${TWO_YEARS}; includeSubDomains`,
  off: 'max-age=0',
} as const;

export type StrictTransport = keyof typeof STRICT_TRANSPORT;

export type Headers = Record<string, string>;

/** Returns the headers of every answer, redirects and the not-found page included. */
export const siteHeaders = (policy: string, strictTransport: StrictTransport): Headers => ({
  // Browsers show a cached page for at most a minute while they load it again.
  'Cache-Control': 'max-age=0, stale-while-revalidate=60',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Strict-Transport-Security': STRICT_TRANSPORT[strictTransport],
  'Permissions-Policy': PERMISSIONS,
  'Content-Security-Policy': policy,
});

/** The folder whose files are named after their content, so that a changed file has another name. */
export const HASHED_PREFIX = '/_astro/';
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Headers that matter only for documents and drawings; hashed files, of which there are many, do without them. */
export const DOCUMENT_ONLY_HEADERS: readonly string[] = ['Permissions-Policy', 'Content-Security-Policy'];

/** Pictures without a hash in their name, which other sites show in previews of links and in search results. */
export const EMBEDDABLE_PICTURES = String.raw`^/(?!_astro/).*\.(avif|ico|jpe?g|png|svg|webp)$`;

/** Legal texts as plain text. Search engines should list their pages instead. */
export const UNLISTED = String.raw`^/legal/[^/]+\.txt$`;

/** Returns the headers of an existing file. @param file its path in the site, `about.html` */
export function headersFor(file: string, commonHeaders: Headers): Headers {
  const headers: Headers = { 'Content-Type': contentType(file), ...commonHeaders };
  if (new RegExp(EMBEDDABLE_PICTURES).test(`/${file}`))
    headers['Cross-Origin-Resource-Policy'] = 'cross-origin';
  if (new RegExp(UNLISTED).test(`/${file}`)) headers['X-Robots-Tag'] = 'noindex';
  if (`/${file}`.startsWith(HASHED_PREFIX)) {
    headers['Cache-Control'] = IMMUTABLE;
    for (const name of DOCUMENT_ONLY_HEADERS) delete headers[name];
  }
  return headers;
}
