/** Tests the responses of `npm start`. Those that `npm run verify` checks are also in verify.test.ts. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SCRATCH } from '../../../tests/disk.ts';
import { LONG_TEXT, makeSmallSite } from '../../../tests/small-site.ts';
import { type Server, startServer } from './serve.ts';

type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer };

const folder = mkdtempSync(join(SCRATCH, 'site-'));
let server: Server;

const FILES = {
  'index.html': `<h1>Home</h1>${LONG_TEXT}`,
  'about.html': `<h1>About</h1>${LONG_TEXT}`,
  'products.html': `<h1>Products</h1>${LONG_TEXT}`,
  'products/messmate.html': `<h1>MessMate</h1>${LONG_TEXT}`,
  '404.html': `<h1>Oops! Page not found</h1>${LONG_TEXT}`,
  'sitemap-index.xml': '<x/>',
};

/** Sends a request with an unchanged path, which `fetch` would normalise. */
function sendRequest(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Reply> {
  const { port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    httpRequest({ host: 'localhost', port, path, headers, method }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
    })
      .on('error', reject)
      .end();
  });
}

beforeAll(async () => {
  const redirects = {
    '/about-us.html': '/about#culture',
    '/%E0%A4%98%E0%A4%B0': 'https://other.example/\u0918\u0930?a=$1%20b',
  };
  await makeSmallSite(join(folder, 'dist'), FILES, redirects);
  mkdirSync(join(folder, 'private'));
  writeFileSync(join(folder, 'private/notes.txt'), 'Mine.');
  symlinkSync(join(folder, 'private'), join(folder, 'dist/linked'));
  server = await startServer(join(folder, 'dist'));
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

test.each(['/products', '/products/messmate', '/about?from=mail', '/%61bout'])('serves %s', async (path) => {
  const { status, headers } = await sendRequest(path);
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
});

test.each([
  ['/about/?a=1&b=?', '/about?a=1&b=?'],
  ['/index', '/'],
  ['/sitemap.xml', '/sitemap-index.xml'],
  ['/about-us.html?a=1', '/about?a=1#culture'],
  ['/%E0%A4%98%E0%A4%B0', 'https://other.example/%E0%A4%98%E0%A4%B0?a=%241%20b'],
  ['/products/', '/products'],
  ['/products/messmate.html', '/products/messmate'],
])('redirects %s to %s, with the security headers', async (path, to) => {
  const { status, headers } = await sendRequest(path);
  expect([status, headers.location]).toEqual([301, to]);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
});

const MISSING_PATHS =
  '/nowhere /nowhere.html /404 /404.html /about.html.br /_astro/ /%E0%A4%A /%00 /..%2f..%2fpackage.json ' +
  `/../package.json //evil.example/.. /\\evil.example/ /__proto__ /_headers /linked/notes.txt /${'a'.repeat(9000)}`;

test.each(MISSING_PATHS.split(' '))('returns 404 and the not-found page for %s', async (path) => {
  const { status, headers, body } = await sendRequest(path, { 'Accept-Encoding': 'gzip, br' });
  expect([status, headers['content-encoding']]).toEqual([404, 'br']);
  expect(String(brotliDecompressSync(body))).toContain('Oops! Page not found');
  expect(headers['cache-control']).toMatch(/^max-age=0,/);
  expect(headers.location).toBeUndefined();
});

const ODD_SEGMENTS =
  '/ // . .. ... %2e %2f %5c %00 %E0%A4 ? # & = ; : @ ~ * \\ private linked notes.txt about _headers';

test('answers 500 random requests with one of five statuses, and with no file from outside the site', async () => {
  const segment = fc.oneof(
    fc.constantFrom(...ODD_SEGMENTS.split(' ')),
    fc.string({ maxLength: 6 }).map(encodeURI),
  );
  const segments = fc.array(segment, { maxLength: 12 });
  const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH');
  const header = fc.constantFrom('*', '', 'br;q=0', 'x'.repeat(2000), '"', 'W/"1"', 'bytes=0-1');
  await fc.assert(
    fc.asyncProperty(segments, method, header, async (path, requestMethod, value) => {
      const headers = { 'Accept-Encoding': value, 'If-None-Match': value, Range: value, Host: 'odd.example' };
      const { status, body } = await sendRequest(`/${path.join('')}`, headers, requestMethod);
      expect([200, 301, 304, 404, 405]).toContain(status);
      expect(String(body)).not.toContain('Mine.');
    }),
    { numRuns: 500, seed: 44 },
  );
});

test.each<[accepted: string | undefined, encoding: string | undefined]>([
  [undefined, undefined],
  ['', undefined],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['deflate', undefined],
])('given Accept-Encoding %s, sends Content-Encoding %s', async (accepted, encoding) => {
  const { headers, body } = await sendRequest(
    '/about',
    accepted === undefined ? {} : { 'Accept-Encoding': accepted },
  );
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers.vary).toBe('Accept-Encoding');
  const decode = { br: brotliDecompressSync, gzip: gunzipSync };
  const text = encoding ? decode[encoding as keyof typeof decode](body) : body;
  expect(String(text)).toContain('<h1>About</h1>');
});

test('returns 304 and no body for an unchanged page', async () => {
  const etag = String((await sendRequest('/about')).headers.etag);
  for (const cachedEtags of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const reply = await sendRequest('/about', { 'If-None-Match': cachedEtags });
    expect([reply.status, reply.body.byteLength]).toEqual([304, 0]);
    expect(reply.headers).toMatchObject({ etag, vary: 'Accept-Encoding' });
  }
  expect((await sendRequest('/about', { 'If-None-Match': '"other"' })).status).toBe(200);
});

test('returns the headers of GET and no body for HEAD', async () => {
  const [head, get] = [await sendRequest('/about', {}, 'HEAD'), await sendRequest('/about')];
  expect([head.status, head.body.byteLength]).toEqual([200, 0]);
  expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
  expect((await sendRequest('/nowhere', {}, 'HEAD')).status).toBe(404);
});

test.each(['POST', 'OPTIONS'])('returns 405 for %s', async (method) => {
  const { status, headers } = await sendRequest('/', {}, method);
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});
