/** What `npm run verify` finds: one fault of a host at a time. */
import { expect, test } from 'vitest';
import { at, type Breakage, header, serveTheBuild, verdictOn } from '../../../tests/spoilt-host.ts';

serveTheBuild();

/** Spoils the answers to those who ask as browsers do. */
const forBrowsers =
  (spoil: Breakage): Breakage =>
  (answer, asked) => {
    if (/Chrome/.test(asked.headers['user-agent'] ?? '') && /text\/html/.test(asked.headers.accept ?? ''))
      spoil(answer, asked);
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

test.each<[what: string, asked: string, says: string, spoil: Breakage]>([
  ['a page that is missing', 'GET /about', 'is answered 404; it must be 200', at('/about', missing)],
  [
    'an older page',
    'GET /about',
    'brings 5 bytes that are not the',
    at('/about', (answer, { method }) => {
      if (answer.status === 200 && method === 'GET') answer.body = Buffer.from('older');
    }),
  ],
  [
    'another page for browsers',
    'GET /about {"User-Agent":"Mozilla',
    'bytes that are not the',
    forBrowsers(
      at('/about', (answer) => {
        delete answer.headers['content-encoding'];
        answer.body = Buffer.from('for you alone');
      }),
    ),
  ],
  [
    'browsers that are led elsewhere',
    'GET / {"User-Agent":"Mozilla',
    'is answered 302',
    forBrowsers(at('/', status(302))),
  ],
  [
    'a redirect of those who come from a campaign',
    'GET /about?utm_source=mail',
    '302',
    at('/about?utm_source=mail', status(302)),
  ],
  [
    'a repository that anyone can read',
    'GET /.git/config',
    'is answered 200; it must be 404',
    at('/.git/config', status(200)),
  ],
  [
    'a second policy',
    'GET /about',
    'not of this build: " upgrade-insecure-requests"',
    at(
      '/about',
      policy((ours) => [ours, 'upgrade-insecure-requests']),
    ),
  ],
  [
    'a policy on a file that has none',
    'GET /_astro/app.abc123.js',
    'not of this build: "default-src *"',
    at(
      '/_astro/app.abc123.js',
      policy(() => 'default-src *'),
    ),
  ],
  [
    'a policy on a redirect',
    'GET /about/',
    'not of this build',
    at(
      '/about/',
      policy(() => 'default-src *'),
    ),
  ],
  [
    'a missing header',
    'GET /',
    'has no X-Content-Type-Options; it must be "nosniff"',
    at('/', header('x-content-type-options')),
  ],
  [
    'a header that HEAD is without',
    'HEAD /about',
    'has no Referrer-Policy',
    at('/about', (answer, { method }) => {
      if (method === 'HEAD') delete answer.headers['referrer-policy'];
    }),
  ],
  [
    'a page that is kept',
    'GET /about',
    'it must be "no-cache"',
    at('/about', header('cache-control', 'max-age=600')),
  ],
  [
    'a hashed file that is not kept',
    'GET /_astro/app.abc123.js',
    'immutable',
    at('/_astro/app.abc123.js', header('cache-control', 'no-cache')),
  ],
  [
    'a missing hashed file that is kept',
    'GET /_astro/gone.12345678.js',
    'has the Cache-Control "public, max-age=31536000',
    at('/_astro/gone.12345678.js', header('cache-control', 'public, max-age=31536000, immutable')),
  ],
  ['no ETag', 'GET / (with its ETag)', 'has no ETag', at('/', header('etag'))],
  [
    'a wrong type',
    'GET /favicon.svg',
    'has the Content-Type "text/plain"',
    at('/favicon.svg', header('content-type', 'text/plain')),
  ],
  [
    'a redirect for the time being',
    'GET /about/',
    'is answered 302; it must be 301 or 308',
    at('/about/', status(302)),
  ],
  [
    'a redirect elsewhere',
    'GET /about.html',
    'has the Location "/"',
    at('/about.html', header('location', '/')),
  ],
  [
    'a not-found page with status 200',
    'GET /no/such/page/at/any/depth',
    'is answered 200',
    at('/no/such/page/at/any/depth', status(200)),
  ],
  [
    'no brotli',
    'GET /about {"Accept-Encoding":"br"}',
    'has no Content-Encoding',
    (answer, { headers }) => {
      if (headers['accept-encoding'] !== 'br') return;
      delete answer.headers['content-encoding'];
    },
  ],
])('%s is found', async (_, asked, says, spoil) => {
  const { faults } = await verdictOn(spoil);
  expect(faults).toContainEqual({
    asked: expect.stringContaining(asked),
    says: expect.stringContaining(says),
  });
});
