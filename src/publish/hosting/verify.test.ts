/** What `npm run verify` finds: a host that serves the build, and spoils its answers one fault at a time. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type OutgoingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LONG, makeSite } from '../../../tests/small-site.ts';
import { writeBuildRecord } from '../build/build-record.ts';
import { type Server, startServer } from './serve.ts';
import { verify } from './verify.ts';

type Answer = { status: number; headers: OutgoingHttpHeaders; body: Buffer };
type Spoil = (answer: Answer, asked: { path: string; method: string }) => void;

const folder = mkdtempSync(join(tmpdir(), 'verify-'));
const dir = join(folder, 'dist');
let good: Server;

beforeAll(async () => {
  await makeSite(dir, {
    'index.html': `<h1>Home</h1>${LONG}`,
    'about.html': `<h1>About</h1>${LONG}`,
    '404.html': `<h1>Oops! Page not found</h1>${LONG}`,
    'favicon.svg': `<svg>${LONG}</svg>`,
    '_astro/app.abc123.js': `// ${LONG}`,
  });
  writeBuildRecord(dir);
  good = await startServer(dir);
});
afterAll(async () => {
  await good.close();
  rmSync(folder, { recursive: true });
});

/** What `verify` says of a host that passes requests on to the good server, and spoils its answers. */
async function reportOn(spoil: Spoil): Promise<string> {
  const { port } = new URL(good.url);
  const host = createServer(({ url: path = '', method = '', headers }, response) => {
    request({ port, path, method, headers }, async (came) => {
      const answer = { status: came.statusCode ?? 0, headers: { ...came.headers }, body: await buffer(came) };
      spoil(answer, { path, method });
      if (method !== 'HEAD') answer.headers['content-length'] = `${answer.body.byteLength}`;
      response.writeHead(answer.status, answer.headers).end(answer.body);
    }).end();
  });
  await new Promise<void>((done) => host.listen(0, done));
  try {
    return (await verify(`http://localhost:${(host.address() as AddressInfo).port}`, dir)).says;
  } finally {
    host.closeAllConnections();
    host.close();
  }
}

test('a host that serves the build has no fault', async () => {
  expect(await reportOn(() => {})).toMatch(/^\d\d questions asked\. The live site is the build\.$/);
});

const at =
  (there: string, spoil: Spoil): Spoil =>
  (answer, asked) => {
    if (asked.path === there) spoil(answer, asked);
  };
const header =
  (name: string, value?: string | string[]): Spoil =>
  ({ headers }) => {
    if (value === undefined) delete headers[name];
    else headers[name] = value;
  };
const status =
  (to: number): Spoil =>
  (answer) => {
    answer.status = to;
  };
const body =
  (to: Buffer, encoding?: string): Spoil =>
  (answer, asked) => {
    answer.body = to;
    header('content-encoding', encoding)(answer, asked);
  };

const POLICY = 'content-security-policy';
const SCRIPT = '/_astro/app.abc123.js';
const ofPost =
  (spoil: Spoil): Spoil =>
  (answer, asked) => {
    if (asked.method === 'POST') spoil(answer, asked);
  };

test.each<[what: string, spoil: Spoil, ...says: string[]]>([
  ['a page that is missing', at('/about', status(404)), 'GET /about is answered 404; it must be 200'],
  ['an older page', at('/about', body(Buffer.from('older'))), 'GET /about is not the file of the build'],
  [
    'a repository that anyone can read',
    at('/.git/config', status(200)),
    'GET /.git/config is answered 200; it must be 404',
  ],
  [
    'a policy on a file that has none',
    at(SCRIPT, header(POLICY, 'default-src *')),
    `GET ${SCRIPT} has the header ${POLICY} "default-src *", which this site never sends`,
  ],
  [
    'a missing header',
    at('/about', header('x-content-type-options')),
    'GET /about has no X-Content-Type-Options; it must be "nosniff"',
  ],
  [
    'a hashed file that is not kept',
    at(SCRIPT, header('cache-control', 'no-cache')),
    `GET ${SCRIPT} has the Cache-Control "no-cache"; it must be "public, max-age=31536000, immutable"`,
  ],
  [
    'a redirect for the time being',
    at('/about/', status(302)),
    'GET /about/ is answered 302; it must be 301 or 308',
  ],
  [
    'a redirect elsewhere',
    at('/about.html', header('location', '/')),
    'GET /about.html has the Location "/"; it must be "/about"',
  ],
  [
    'a second address',
    at('//about', status(200)),
    'GET //about is answered 200; it must be 404 or 307 or 301 or 308',
  ],
  [
    'an odd address that ends in an error',
    at('/about%00.html', status(500)),
    'GET /about%00.html is answered 500; it must be 400 or 404',
  ],
  ['another method', ofPost(status(200)), 'POST / is answered 200; it must be 404 or 405'],
  ['no compression', header('content-encoding'), 'GET / has no Content-Encoding; it must be "br"'],
  [
    'an encoding that is none',
    at('/favicon.svg', header('content-encoding', 'constructor')),
    'GET /favicon.svg is not the file of the build',
  ],
  [
    'a megabyte that unfolds to a hundred',
    at('/favicon.svg', body(gzipSync(Buffer.alloc(100_000_000)), 'gzip')),
    'GET /favicon.svg is not answered: it brings more than 20 MB',
  ],
])('%s is found, and said as its owner reads it', async (_, spoil, says) => {
  expect(await reportOn(spoil)).toContain(`✗ ${says}`);
});

test.each<[header: string, value: string]>([
  ['set-cookie', 'a=1'],
  ['access-control-allow-origin', '*'],
  ['x-powered-by', 'A panel'],
  ['x-robots-tag', 'noindex'],
  ['link', '<https://elsewhere.example/a.css>; rel=stylesheet'],
  ['nel', '{"max_age":604800}'],
])('a host that adds %s is found, and told once for all answers', async (name, value) => {
  expect(await reportOn(header(name, value))).toMatch(
    new RegExp(
      `${name} .*never sends \\(and \\d+ other answers\\)\n.*1 differences\\. Publish all of the build`,
    ),
  );
});

test('what is no site, and no build, is said in a sentence', async () => {
  await expect(verify('http://localhost:1', dir)).rejects.toThrow('http://localhost:1 is not answered: ');
  await expect(verify('', dir)).rejects.toThrow('Say which site');
  await expect(verify(good.url, folder)).rejects.toThrow('holds no build');
});
