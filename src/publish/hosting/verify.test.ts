/** Tests the reports of `npm run verify` on a host with faults. */
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

type HostResponse = { status: number; headers: OutgoingHttpHeaders; body: Buffer };
/** Adds a fault to a response. */
type AddFault = (response: HostResponse, path: string) => void;

const folder = mkdtempSync(join(SCRATCH, 'verify-'));
const dir = join(folder, 'dist');
let server: Server;

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
  server = await startServer(dir);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Returns the report on a host that passes requests on to the server, and adds a fault to its responses. */
async function reportWith(addFault: AddFault): Promise<string> {
  const { port } = new URL(server.url);
  const host = createServer(({ url: path = '', method = '', headers }, hostResponse) => {
    request({ port, path, method, headers }, async (original) => {
      const response = {
        status: original.statusCode ?? 0,
        headers: { ...original.headers },
        body: await buffer(original),
      };
      addFault(response, path);
      if (method !== 'HEAD') response.headers['content-length'] = `${response.body.byteLength}`;
      hostResponse.writeHead(response.status, response.headers).end(response.body);
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
  const report = await reportWith(() => {});
  expect(report).toMatch(/^\d\d responses checked\. The published site matches the build\.$/);
});

const setHeader =
  (name: string, value?: string): AddFault =>
  ({ headers }) => {
    if (value === undefined) delete headers[name];
    else headers[name] = value;
  };
const setStatus =
  (status: number): AddFault =>
  (response) => {
    response.status = status;
  };
const setBody =
  (body: Buffer): AddFault =>
  (response, path) => {
    response.body = body;
    setHeader('content-encoding')(response, path);
  };

const POLICY = 'content-security-policy';
const SCRIPT = '/_astro/app.abc123.js';
const IMMUTABLE = 'public, max-age=31536000, immutable';

test.each<[path: string, message: string, addFault: AddFault]>([
  ['/about', 'returned 404, expected 200', setStatus(404)],
  ['/about', 'returned other content than the build', setBody(Buffer.from('older'))],
  ['/.git/config', 'returned 200, expected 404', setStatus(200)],
  [SCRIPT, `sent ${POLICY} "*", expected none`, setHeader(POLICY, '*')],
  ['/about', 'sent no X-Content-Type-Options, expected "nosniff"', setHeader('x-content-type-options')],
  [SCRIPT, `sent Cache-Control "no-cache", expected "${IMMUTABLE}"`, setHeader('cache-control', 'no-cache')],
  ['/_astro/gone.12345678.js', `sent Cache-Control "${IMMUTABLE}"`, setHeader('cache-control', IMMUTABLE)],
  ['/about/', 'returned 302, expected 301 or 308', setStatus(302)],
  ['/about.html', 'sent Location "/", expected "/about"', setHeader('location', '/')],
  ['/', 'sent no Content-Encoding, expected "br"', setHeader('content-encoding')],
  // No encoding has this name, but every object has a property of this name.
  ['/favicon.svg', 'returned other content than the build', setHeader('content-encoding', 'constructor')],
  // A control character must not reach the terminal.
  ['/', 'sent x-powered-by "A panel?31m"', setHeader('x-powered-by', 'A panel\u009b31m')],
])('reports that %s %s', async (address, message, addFault) => {
  const report = await reportWith((response, path) => {
    if (path === address) addFault(response, path);
  });
  expect(report).toContain(`✗ ${address} ${message}`);
});

test.each(['set-cookie', 'access-control-allow-origin', 'x-robots-tag', 'link', 'nel'])(
  'reports once that a host adds %s to all responses',
  async (name) => {
    expect(await reportWith(setHeader(name, '*'))).toMatch(
      new RegExp(
        `${name} .*expected none \\(and \\d+ other addresses\\)\n.*Differences: 1\\. Publish the whole build again`,
      ),
    );
  },
);

test('lists each page with a wrong status first, then every other cause once', async () => {
  let requests = 0;
  const report = await reportWith((response, path) => {
    if (path === '/robots.txt' || path === '/about' || path === '/team') response.status = 404;
    requests += 1;
    response.headers['set-cookie'] = `visit=${requests}`;
  });
  const lines = report.split('\n');
  expect(lines.slice(0, 2)).toEqual([
    '✗ /about returned 404, expected 200',
    '✗ /team returned 404, expected 200',
  ]);
  expect(lines.filter((line) => line.includes('set-cookie'))).toHaveLength(1);
});

test('stops reading an endless response at its first difference from the expected file', async () => {
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
  const expectation = { path: '/', statuses: [200], body: Buffer.from('words') };
  const faults = await findFaults(`http://localhost:${port}`, [expectation], '');
  host.closeAllConnections();
  host.close();
  expect(faults.map(({ message }) => message)).toEqual(['returned other content than the build']);
});

test('rejects an unreachable host, an empty address and a folder without a build, each with a sentence', async () => {
  await expect(verify('http://localhost:1', dir)).rejects.toThrow('http://localhost:1 did not answer: ');
  await expect(verify('', dir)).rejects.toThrow('Say which site');
  await expect(verify(server.url, folder)).rejects.toThrow('holds no build');
});
