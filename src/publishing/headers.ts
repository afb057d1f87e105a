/**
 * The one source of the response headers. `delivery.ts` joins them to the files of a built site, and from that
 * come the server of `npm start`, the files of each host, and what is asked of them.
 */
import { policyFor, WORKER_POLICY } from './policy.ts';

/** What the site never asks a browser for. The camera is named apart: one page has a use for it. */
const OFF = [
  ...[
    'accelerometer',
    'autoplay',
    'browsing-topics',
    'clipboard-read',
    'compute-pressure',
    'display-capture',
  ],
  ...[
    'encrypted-media',
    'fullscreen',
    'gamepad',
    'geolocation',
    'gyroscope',
    'hid',
    'identity-credentials-get',
  ],
  ...[
    'idle-detection',
    'keyboard-map',
    'local-fonts',
    'magnetometer',
    'microphone',
    'midi',
    'otp-credentials',
  ],
  ...['payment', 'picture-in-picture', 'publickey-credentials-create', 'publickey-credentials-get'],
  ...['screen-wake-lock', 'serial', 'storage-access', 'sync-xhr', 'unload', 'usb', 'window-management'],
  'xr-spatial-tracking',
];

const permissions = (camera: '()' | '(self)') =>
  [...OFF.map((feature) => `${feature}=()`), `camera=${camera}`].sort().join(', ');

/** The page whose live demo scans with the camera. */
const CAMERA_PAGE = '/products/messmate.html';

/**
 * Sent with every response, whatever its status. Browsers heed `Strict-Transport-Security` over https alone. Whether
 * the domain asks to be preloaded is its owner's decision (docs/decisions/008-content-policy.md).
 */
export const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
} as const;

/** Pictures with names of their own are made to be shown elsewhere: in previews of links, and in search results. */
const SHOWN_ELSEWHERE = /^\/(?!_astro\/).*\.(avif|ico|jpe?g|png|svg|webp)$/;

/**
 * The headers of a file that are for security: those of every response, and what its content asks for.
 * @param file its path from the root of the site, `/about.html`; '' for a redirect, which is no file
 * @param html what it holds, for a document or a drawing: its policy is made of it
 * @throws when a document holds what its policy would have to forbid
 */
export function securityHeadersFor(file: string, html?: string): Record<string, string> {
  const path = `/${file.replace(/^\//, '')}`;
  const headers: Record<string, string> = { ...SECURITY_HEADERS };
  if (path.endsWith('.html'))
    headers['Permissions-Policy'] = permissions(path === CAMERA_PAGE ? '(self)' : '()');
  if (SHOWN_ELSEWHERE.test(path)) headers['Cross-Origin-Resource-Policy'] = 'cross-origin';
  if (html !== undefined && /\.(html|svg)$/.test(path)) headers['Content-Security-Policy'] = policyFor(html);
  // A worker has the policy that comes with its own file.
  if (path === WORKER) headers['Content-Security-Policy'] = WORKER_POLICY;
  return headers;
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
  ico: 'image/vnd.microsoft.icon',
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
