import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { precompress } from '../../src/publishing/precompress.ts';
import { type Server, startServer } from '../../src/publishing/serve.ts';

type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer };

const LONG = 'words that repeat, '.repeat(200);
const folder = mkdtempSync(join(tmpdir(), 'site-'));
let server: Server;

/** Makes a small site, the way the build leaves one. */
async function makeSite(dir: string, home: string): Promise<void> {
  mkdirSync(join(dir, '_astro'), { recursive: true });
  mkdirSync(join(dir, 'products'));
  const files = {
    'index.html': home,
    'about.html': `<h1>About</h1>${LONG}`,
    'products.html': `<h1>Products</h1>${LONG}`,
    'products/messmate.html': `<h1>MessMate</h1>${LONG}`,
    '404.html': `<h1>Oops! Page not found</h1>${LONG}`,
    'robots.txt': 'User-agent: *',
    '_astro/app.abc123.js': `// ${LONG}`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text);
  await precompress(dir);
}

/** Asks as a visitor might, with the path as it is (fetch would tidy it). */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Reply> {
  const { port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const options = { host: 'localhost', port, path, headers, method };
    httpRequest(options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

beforeAll(async () => {
  await makeSite(join(folder, 'dist'), `<h1>Home</h1>${LONG}`);
  server = await startServer({ dir: join(folder, 'dist') });
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

describe('pages', () => {
  test.each(['/', '/about', '/products', '/products/messmate', '/about?from=mail', '/%61bout'])(
    '%s is there',
    async (path) => {
      const { status, headers } = await ask(path);
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe('no-cache');
    },
  );

  test.each([
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/about/?a=1&b=?', '/about?a=1&b=?'],
    ['/index', '/'],
    ['/index.html', '/'],
    ['/products/', '/products'],
    ['/products/index.html', '/products'],
    ['/products/messmate.html', '/products/messmate'],
  ])('%s moves to %s', async (path, to) => {
    const { status, headers } = await ask(path);
    expect([status, headers.location]).toEqual([308, to]);
  });

  test('carry the security headers, whatever their status', async () => {
    for (const path of ['/', '/about/', '/robots.txt', '/nowhere']) {
      const { headers } = await ask(path);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-frame-options': 'DENY',
        'cross-origin-opener-policy': 'same-origin',
      });
    }
  });
});

describe('what is not there', () => {
  test.each([
    '/nowhere',
    '/no/such/place/at/all',
    '/nowhere/',
    '/nowhere.html',
    '/404',
    '/404.html',
    '/About',
    '/about.html.br',
    '/_astro/',
    '/_astro/gone.js',
    '/%E0%A4%A',
    '/%00',
    '/..%2f',
    '/..%2f..%2fpackage.json',
    '/../package.json',
    '/a//b',
    '//evil.example/',
    '//evil.example/..',
    '/\\evil.example/',
    '/__proto__',
    `/${'long'.repeat(3000)}`,
  ])('%s is answered 404, with the page for it', async (path) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(404);
    expect(String(body)).toContain('Oops! Page not found');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers.location).toBeUndefined();
  });

  test('is compressed too', async () => {
    const { status, headers, body } = await ask('/nowhere', { 'Accept-Encoding': 'gzip, br' });
    expect([status, headers['content-encoding']]).toEqual([404, 'br']);
    expect(String(brotliDecompressSync(body))).toContain('Oops!');
  });
});

describe('compression', () => {
  test('is brotli, gzip or nothing, as the visitor takes it', async () => {
    const [br, gzip, plain, refused] = await Promise.all([
      ask('/about', { 'Accept-Encoding': 'gzip, deflate, br, zstd' }),
      ask('/about', { 'Accept-Encoding': 'gzip' }),
      ask('/about'),
      ask('/about', { 'Accept-Encoding': 'br;q=0, gzip;q=0.5' }),
    ]);
    expect([br, gzip, plain, refused].map((reply) => reply.headers['content-encoding'])).toEqual([
      'br',
      'gzip',
      undefined,
      'gzip',
    ]);
    expect(brotliDecompressSync(br.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect(plain.headers.vary).toBe('Accept-Encoding');
  });

  test('keeps a hashed file for a year and another for an hour', async () => {
    const hashed = await ask('/_astro/app.abc123.js', { 'Accept-Encoding': 'br' });
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(hashed.headers['content-encoding']).toBe('br');
    expect((await ask('/robots.txt')).headers['cache-control']).toBe('public, max-age=3600');
  });
});

describe('conditions and ranges', () => {
  test('an unchanged page is answered 304 with no body', async () => {
    const etag = String((await ask('/about')).headers.etag);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const reply = await ask('/about', { 'If-None-Match': known });
      expect([reply.status, reply.body.byteLength]).toEqual([304, 0]);
      expect(reply.headers).toMatchObject({ etag, 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
    }
    expect((await ask('/about', { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  test.each([
    ['bytes=0-0', 206, 'U'],
    ['bytes=5-9', 206, 'agent'],
    ['bytes=-3', 206, ': *'],
    ['bytes=11-', 206, ' *'],
    ['bytes=0-999', 206, 'User-agent: *'],
    ['bytes=9-5', 200, 'User-agent: *'],
    ['lines=1-2', 200, 'User-agent: *'],
    ['bytes=0-1,4-5', 200, 'User-agent: *'],
    ['bytes=13-', 416, ''],
    ['bytes=-0', 416, ''],
  ])('%s is answered %i', async (range, status, body) => {
    const reply = await ask('/robots.txt', { Range: range });
    expect([reply.status, String(reply.body)]).toEqual([status, body]);
  });

  test('a range of a file that has changed since is answered with all of it', async () => {
    expect((await ask('/robots.txt', { Range: 'bytes=0-0', 'If-Range': '"old"' })).status).toBe(200);
  });

  test('HEAD has the headers of GET and no body', async () => {
    const [head, get] = [await ask('/about', {}, 'HEAD'), await ask('/about')];
    expect([head.status, head.body.byteLength]).toEqual([200, 0]);
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
    expect((await ask('/nowhere', {}, 'HEAD')).status).toBe(404);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s is not allowed', async (method) => {
    const { status, headers } = await ask('/', {}, method);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

test('another build that takes the place of this one is served at once', async () => {
  const [dist, next, old] = ['dist', 'next', 'old'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  await makeSite(next, '<h1>Newer home</h1>');
  renameSync(dist, old);
  expect((await ask('/')).status).toBe(200);
  renameSync(next, dist);
  expect(String((await ask('/')).body)).toContain('Newer home');
});

test('a port that is taken is an error', async () => {
  const port = Number(new URL(server.url).port);
  await expect(startServer({ dir: join(folder, 'dist'), port })).rejects.toThrow('EADDRINUSE');
});
