/**
 * The one source of the response headers. `delivery.ts` joins them to the files of a built site, and from that
 * come the server of `npm start`, the files of each host, and what is asked of them.
 */

/** Sent with every response, whatever its status. */
export const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const;

/**
 * The security headers of one file.
 * @param file its path from the root of the site, `products/messmate.html`; '' for a redirect, which is no file
 * @param html the document as it will be sent; none for what is no document
 */
export function securityHeadersFor(file: string, html?: string): Record<string, string> {
  void file;
  void html;
  return SECURITY_HEADERS;
}

/** How long a response may be kept. */
export const CACHE_CONTROL = {
  /** Named after their content, so that a change has another name. */
  hashed: 'public, max-age=31536000, immutable',
  /** Pages, the not-found page and the worker included: always asked for again, and answered 304 while unchanged. */
  document: 'no-cache',
  /** What keeps its name while its content may change: favicon, robots.txt, social images. */
  other: 'public, max-age=3600',
} as const;

/** The folder whose files are named after their content. */
export const HASHED_PREFIX = '/_astro/';

/** The service worker: a browser that kept it would keep its faults, and never hear that it is switched off. */
export const WORKER = '/worker.js';

/**
 * The Cache-Control of a file that exists.
 * @param file its path from the root of the site, `/about.html`
 */
export function cacheControlFor(file: string): string {
  if (file.endsWith('.html') || file === WORKER) return CACHE_CONTROL.document;
  return file.startsWith(HASHED_PREFIX) ? CACHE_CONTROL.hashed : CACHE_CONTROL.other;
}

/** What the kinds of files are; text says that it is UTF-8. */
export const CONTENT_TYPES: Record<string, string> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  vcf: 'text/vcard; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
};

/** The Content-Type of a file. */
export function contentTypeFor(file: string): string {
  return CONTENT_TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}
