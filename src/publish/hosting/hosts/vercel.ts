import { type Delivery, HIDDEN, NOT_FOUND } from '../delivery.ts';
import { documentsOf } from '../files.ts';
import { CONTENT_TYPES, HASHED_PREFIX, IMMUTABLE, SHOWN_ELSEWHERE, UNLISTED } from '../headers.ts';

/** A text as a regular expression that means just that text. */
const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * `config.json` of Vercel's Build Output API (version 3): what Vercel does with the files of `static/`. It is used
 * instead of `vercel.json`, which Vercel reads before a build, when the policy of the site is not known yet.
 */
export function vercelConfig({ everywhere, files, moves }: Delivery): string {
  const missing = { status: 404, dest: '/404' };
  const routes = [
    { src: '^/.*$', headers: everywhere, continue: true },
    ...moves.map(([from, to]) => ({ src: `^${literally(from)}$`, status: 308, headers: { Location: to } })),
    { src: `^/404$|${HIDDEN}`, ...missing },
    { src: SHOWN_ELSEWHERE, headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' }, continue: true },
    { handle: 'filesystem' },
    { src: '^/.*$', ...missing },
    // What was found: a missing file must not be kept for a year.
    { handle: 'hit' },
    { src: UNLISTED, headers: { 'X-Robots-Tag': 'noindex' }, continue: true },
    { src: `^${HASHED_PREFIX}.*$`, headers: { 'Cache-Control': IMMUTABLE }, continue: true },
  ];
  const types = files.map(({ file, headers }) => [file, { contentType: headers['Content-Type'] }]);
  const pages = [...documentsOf(files.map(({ file }) => file)), NOT_FOUND]
    .filter((file) => file !== 'index.html')
    .map((file) => [file, { path: file.replace(/\.html$/, ''), contentType: CONTENT_TYPES['html'] }]);
  const overrides = Object.fromEntries([...types, ...pages]);
  return `${JSON.stringify({ version: 3, routes, overrides }, null, 2)}\n`;
}
