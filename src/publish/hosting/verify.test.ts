/** Reports of `npm run verify` on a host that serves the build with one fault at a time. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type OutgoingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SCRATCH } from '../../../tests/disk.ts';
import { LONG_TEXT, makeSmallSite } from '../../../tests/small-site.ts';
import { writeBuildRecords } from '../build/build-record.ts';
import { findFaults } from './find-faults.ts';
import { type Server, startServer } from './serve.ts';
import { verify } from './verify.ts';

type Answer = { status: number; headers: OutgoingHttpHeaders; body: Buffer };
type Spoil = (answer: Answer, path: string) => void;

const folder = mkdtempSync(join(SCRATCH, 'verify-'));
const dir = join(folder, 'dist');
let good: Server;

beforeAll(async () => {
  await makeSmallSite(dir, {
    'index.html': `<h1>Home</h1>${LONG_TEXT}`,
    'about.html': `<h1>About</h1>${LONG_TEXT}`,
    'robots.txt': 'User-agent: *',
    'team.html': `<h1>Team</h1>${LONG_TEXT}`,
    '404.html': `<h1>Oops! Page not found</h1>${LONG_TEXT}`,
    'favicon.svg': `<svg>${LONG_TEXT}</svg>`,
    '_astro/app.abc123.js': `// ${LONG_TEXT}`,
  });
  writeBuildRecords(dir);
  good = await startServer(dir);
});
afterAll(async () => {
  await good.close();
  rmSync(folder, { recursive: true });
});

/** Returns the report on a host that passes requests on to the good server, and spoils its answers. */
async function reportOn(spoil: Spoil): Promise<string> {
  const { port } = new URL(good.url);
  const host = createServer(({ url: path = '', method = '', headers }, response) => {
    request({ port, path, method, headers }, async (original) => {
      const answer = {
        status: original.statusCode ?? 0,
        headers: { ...original.headers },
        body: await buffer(original),
      };
      spoil(answer, path);
      if (method !== 'HEAD') answer.headers['content-length'] = `${answer.body.byteLength}`;
      response.writeHead(answer.status, answer.headers).end(answer.body);
    }).end();
  });
  await new Promise<void>((done) => host.listen(0, done));
  try {
    return (await verify(`http://localhost:${(host.address() as AddressInfo).port}`, dir)).report;
  } finally {
    host.closeAllConnections();
    host.close();
  }
}

test('finds no fault in a host that serves the build', async () => {
  expect(await reportOn(() => {})).toMatch(/^\d\d questions asked\. The published site matches the build\.$/);
});

const header =
  (name: string, value?: string): Spoil =>
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
  (to: Buffer): Spoil =>
  (answer, path) => {
    answer.body = to;
    header('content-encoding')(answer, path);
  };

const POLICY = 'content-security-policy';
const SCRIPT = '/_astro/app.abc123.js';
const IMMUTABLE = 'public, max-age=31536000, immutable';

test.each<[path: string, message: string, spoil: Spoil]>([
  ['/about', 'returned 404, expected 200', status(404)],
  ['/about', 'returned other content than the build', body(Buffer.from('older'))],
  ['/.git/config', 'returned 200, expected 404', status(200)],
  [SCRIPT, `sent ${POLICY} "*", which this site never sends`, header(POLICY, '*')],
  ['/about', 'sent no X-Content-Type-Options, expected "nosniff"', header('x-content-type-options')],
  [SCRIPT, `sent Cache-Control "no-cache", expected "${IMMUTABLE}"`, header('cache-control', 'no-cache')],
  ['/_astro/gone.12345678.js', `sent Cache-Control "${IMMUTABLE}"`, header('cache-control', IMMUTABLE)],
  ['/about/', 'returned 302, expected 301 or 308', status(302)],
  ['/about.html', 'sent Location "/", expected "/about"', header('location', '/')],
  ['/', 'sent no Content-Encoding, expected "br"', header('content-encoding')],
  ['/favicon.svg', 'returned other content than the build', header('content-encoding', 'constructor')],
  // A control character must not reach the terminal.
  ['/', 'sent x-powered-by "A panel?31m"', header('x-powered-by', 'A panel\u009b31m')],
])('reports that %s %s', async (address, message, spoil) => {
  const report = await reportOn((answer, path) => {
    if (path === address) spoil(answer, path);
  });
  expect(report).toContain(`✗ ${address} ${message}`);
});

test.each(['set-cookie', 'access-control-allow-origin', 'x-robots-tag', 'link', 'nel'])(
  'reports once a host that adds %s to all answers',
  async (name) => {
    expect(await reportOn(header(name, '*'))).toMatch(
      new RegExp(
        `${name} .*never sends \\(and \\d+ other addresses\\)\n.*Differences: 1\\. Publish all of the build`,
      ),
    );
  },
);

test('lists pages that do not open first, then every other cause once', async () => {
  let visits = 0;
  const report = await reportOn((answer, path) => {
    if (path === '/robots.txt' || path === '/about' || path === '/team') answer.status = 404;
    visits += 1;
    answer.headers['set-cookie'] = `visit=${visits}`;
  });
  const lines = report.split('\n');
  expect(lines.slice(0, 2)).toEqual([
    '✗ /about returned 404, expected 200',
    '✗ /team returned 404, expected 200',
  ]);
  expect(lines.filter((line) => line.includes('set-cookie'))).toHaveLength(1);
});

test('reads no more of an endless answer than the length of the expected file', async () => {
  const zeros = new Readable({
    read() {
      this.push(Buffer.alloc(64 * 1024));
    },
  });
  const host = createServer((_, response) => {
    response.writeHead(200, { 'Content-Encoding': 'gzip' });
    pipeline(zeros, createGzip(), response, () => {});
  });
  await new Promise<void>((done) => host.listen(0, done));
  const { port } = host.address() as AddressInfo;
  const expectation = { path: '/', status: [200], body: Buffer.from('words') };
  const faults = await findFaults(`http://localhost:${port}`, [expectation], '');
  host.closeAllConnections();
  host.close();
  expect(faults.map(({ message }) => message)).toEqual(['returned other content than the build']);
});

test('reports a missing site or build in a sentence', async () => {
  await expect(verify('http://localhost:1', dir)).rejects.toThrow('http://localhost:1 did not answer: ');
  await expect(verify('', dir)).rejects.toThrow('Say which site');
  await expect(verify(good.url, folder)).rejects.toThrow('holds no build');
});
