/** What `npm run verify` finds: one fault of a host at a time. */
import { expect, test } from 'vitest';
import { at, type Breakage, header, serveTheBuild, verdictOn } from '../../../tests/spoilt-host.ts';
import { reportOf } from './verify.ts';

serveTheBuild();

/** A line of the report without what other changes change: the policy, and sizes. */
const shortened = (line: string) =>
  line
    .replace(/(default-src 'none');[^"]*?site/g, '$1 …')
    .replace(/\d+ bytes that are not the \d+/, 'bytes that are not those');

/** Spoils the answers to those who ask with such a header. */
const asked =
  (name: string, value: RegExp, spoil: Breakage): Breakage =>
  (answer, asked) => {
    if (value.test(String(asked.headers[name] ?? ''))) spoil(answer, asked);
  };
const another: Breakage = (answer) => {
  delete answer.headers['content-encoding'];
  answer.body = Buffer.from('for you alone');
};
const missing: Breakage = (answer) => Object.assign(answer, { status: 404, body: Buffer.from('gone') });
const policy =
  (to: (ours: string) => string | string[]): Breakage =>
  (answer) => {
    answer.headers['content-security-policy'] = to(String(answer.headers['content-security-policy'] ?? ''));
  };
const status =
  (to: number): Breakage =>
  (answer) => {
    answer.status = to;
  };

const FAULTS: Record<string, Breakage> = {
  'a page that is missing': at('/about', missing),
  'an older page': at('/about', (answer, { method }) => {
    if (answer.status === 200 && method === 'GET') answer.body = Buffer.from('older');
  }),
  'another page for browsers': asked('user-agent', /Chrome/, at('/about', another)),
  'browsers that are led elsewhere': asked('user-agent', /Chrome/, at('/', status(302))),
  'another script for Firefox': asked('user-agent', /Firefox/, at('/_astro/app.abc123.js', another)),
  'a phone that is led elsewhere': asked('user-agent', /Mobile/, at('/favicon.svg', status(302))),
  'another service worker': asked('service-worker', /./, at('/worker.js', another)),
  'a script for whoever runs it': asked('sec-fetch-dest', /script/, at('/_astro/app.abc123.js', another)),
  'a picture for the pages of the site': asked('referer', /localhost/, at('/favicon.svg', another)),
  'another page from a search': asked('referer', /google/, at('/about', another)),
  'another page for whoever navigates': asked('sec-fetch-mode', /^navigate$/, at('/about', another)),
  'a redirect of those who come from a campaign': at('/about?utm_source=mail', status(302)),
  'a repository that anyone can read': at('/.git/config', status(200)),
  'a second policy': at(
    '/about',
    policy((ours) => [ours, 'upgrade-insecure-requests']),
  ),
  'a policy on a file that has none': at(
    '/_astro/app.abc123.js',
    policy(() => 'default-src *'),
  ),
  'a policy on a redirect': at(
    '/about/',
    policy(() => 'default-src *'),
  ),
  'a missing header': at('/', header('x-content-type-options')),
  'a header that HEAD is without': at('/about', (answer, { method }) => {
    if (method === 'HEAD') delete answer.headers['referrer-policy'];
  }),
  'a page that is kept': at('/about', header('cache-control', 'max-age=600')),
  'a hashed file that is not kept': at('/_astro/app.abc123.js', header('cache-control', 'no-cache')),
  'a missing hashed file that is kept': at(
    '/_astro/gone.12345678.js',
    header('cache-control', 'public, max-age=31536000, immutable'),
  ),
  'no ETag': at('/', header('etag')),
  'a wrong type': at('/favicon.svg', header('content-type', 'text/plain')),
  'a redirect for the time being': at('/about/', status(302)),
  'a redirect elsewhere': at('/about.html', header('location', '/')),
  'a not-found page with status 200': at('/no/such/page/at/any/depth', status(200)),
  'no brotli': (answer, { headers }) => {
    if (headers['accept-encoding'] !== 'br') return;
    delete answer.headers['content-encoding'];
  },
};

test('each fault is found, and said as its owner reads it', async () => {
  const lines: string[] = [];
  for (const [name, spoil] of Object.entries(FAULTS)) {
    const report = reportOf(await verdictOn(spoil));
    const found = report.split('\n').filter((line) => line.startsWith('✗'));
    lines.push(`${name}:`, ...found.map(shortened));
  }
  expect(lines.join('\n')).toMatchInlineSnapshot(`
    "a page that is missing:
    ✗ GET /about is answered 404; it must be 200 (and 6 other answers)
    ✗ GET /about (with its ETag) is answered 404; it must be 304
    an older page:
    ✗ GET /about brings bytes that are not those of the build (and 5 other answers)
    another page for browsers:
    ✗ GET /about as Chrome asks brings bytes that are not those of the build (and 1 other answers)
    browsers that are led elsewhere:
    ✗ GET / as Chrome asks is answered 302; it must be 200 (and 1 other answers)
    another script for Firefox:
    ✗ GET /_astro/app.abc123.js as Firefox asks brings bytes that are not those of the build
    a phone that is led elsewhere:
    ✗ GET /favicon.svg as a phone asks is answered 302; it must be 200
    another service worker:
    ✗ GET /worker.js as Chrome asks brings bytes that are not those of the build (and 2 other answers)
    a script for whoever runs it:
    ✗ GET /_astro/app.abc123.js as Chrome asks brings bytes that are not those of the build (and 2 other answers)
    a picture for the pages of the site:
    ✗ GET /favicon.svg as Chrome asks brings bytes that are not those of the build (and 2 other answers)
    another page from a search:
    ✗ GET /about as Chrome asks brings bytes that are not those of the build
    another page for whoever navigates:
    ✗ GET /about as Chrome asks brings bytes that are not those of the build (and 2 other answers)
    a redirect of those who come from a campaign:
    ✗ GET /about?utm_source=mail is answered 302; it must be 200
    a repository that anyone can read:
    ✗ GET /.git/config is answered 200; it must be 404
    a second policy:
    ✗ GET /about has the Content-Security-Policy "default-src 'none' …, upgrade-insecure-requests"; it must be "default-src 'none' …" (and 6 other answers)
    ✗ GET /about has a Content-Security-Policy that is not of this build: " upgrade-insecure-requests" (and 7 other answers)
    a policy on a file that has none:
    ✗ GET /_astro/app.abc123.js has a Content-Security-Policy that is not of this build: "default-src *" (and 7 other answers)
    a policy on a redirect:
    ✗ GET /about/ has a Content-Security-Policy that is not of this build: "default-src *"
    a missing header:
    ✗ GET / has no X-Content-Type-Options; it must be "nosniff" (and 6 other answers)
    a header that HEAD is without:
    ✗ HEAD /about has no Referrer-Policy; it must be "strict-origin-when-cross-origin"
    a page that is kept:
    ✗ GET /about has the Cache-Control "max-age=600"; it must be "no-cache" (and 6 other answers)
    a hashed file that is not kept:
    ✗ GET /_astro/app.abc123.js has the Cache-Control "no-cache"; it must be "public, max-age=31536000, immutable" (and 6 other answers)
    a missing hashed file that is kept:
    ✗ GET /_astro/gone.12345678.js has the Cache-Control "public, max-age=31536000, immutable"; it must be "no-cache"
    no ETag:
    ✗ GET / (with its ETag) has no ETag to ask with
    a wrong type:
    ✗ GET /favicon.svg has the Content-Type "text/plain"; it must be "image/svg+xml" (and 6 other answers)
    a redirect for the time being:
    ✗ GET /about/ is answered 302; it must be 301 or 308
    a redirect elsewhere:
    ✗ GET /about.html has the Location "/"; it must be "/about"
    a not-found page with status 200:
    ✗ GET /no/such/page/at/any/depth is answered 200; it must be 404
    no brotli:
    ✗ GET /_astro/app.abc123.js {"Accept-Encoding":"br"} has no Content-Encoding; it must be "br" (and 4 other answers)
    ✗ GET /_astro/app.abc123.js {"Accept-Encoding":"br"} brings bytes that are not those of the build (and 1 other answers)
    ✗ GET /about {"Accept-Encoding":"br"} brings bytes that are not those of the build
    ✗ GET /favicon.svg {"Accept-Encoding":"br"} brings bytes that are not those of the build
    ✗ GET / {"Accept-Encoding":"br"} brings bytes that are not those of the build"
  `);
});
