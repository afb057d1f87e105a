import { execFile, execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findCommand } from '../../scripts/chromium.mjs';
import { writeBuildRecord } from '../../src/build/build-record.ts';
import { precompress } from '../../src/build/precompress.ts';
import { writeHostFiles } from '../../src/hosting/hosts/write.ts';
import { startServer } from '../../src/hosting/serve.ts';
import { differenceFromRecord, reportOf, verify } from '../../src/hosting/verify.ts';

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer };
type Breakage = (answer: Answer, asked: IncomingMessage) => void;

const LONG = 'words that repeat, '.repeat(200);
const folder = mkdtempSync(join(tmpdir(), 'verify-'));
const dir = join(folder, 'dist');
let good: Awaited<ReturnType<typeof startServer>>;

/** Passes requests on to the good server, and spoils its answers. */
function spoiling(spoil: Breakage) {
  return (asked: IncomingMessage, response: ServerResponse) => {
    const { url: path, method, headers } = asked;
    const { port } = new URL(good.url);
    request({ port, path, method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const { statusCode: status = 0, headers: sent } = answer;
        const spoilt: Answer = { status, headers: { ...sent }, body: Buffer.concat(parts) };
        spoil(spoilt, asked);
        if (method !== 'HEAD') spoilt.headers['content-length'] = String(spoilt.body.byteLength);
        for (const [name, value] of Object.entries(spoilt.headers))
          if (value) response.setHeader(name, value);
        response.writeHead(spoilt.status).end(spoilt.body);
      });
    }).end();
  };
}

/** Runs a server while something is done with it. */
async function during<T>(server: Server, act: (port: number) => Promise<T>): Promise<T> {
  await new Promise<void>((done) => server.listen(0, done));
  try {
    return await act((server.address() as AddressInfo).port);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** What `verify` says of a host that spoils its answers. */
const verdictOn = (spoil: Breakage, told?: string) =>
  during(createServer(spoiling(spoil)), (port) => verify(`http://localhost:${port}`, dir, told));

beforeAll(async () => {
  for (const name of ['_astro', '.well-known']) mkdirSync(join(dir, name), { recursive: true });
  const files = {
    'index.html': `<h1>Home</h1>${LONG}`,
    'about.html': `<h1>About</h1>${LONG}`,
    '404.html': `<h1>Oops! Page not found</h1>${LONG}`,
    'favicon.svg': `<svg>${LONG}</svg>`,
    '_astro/app.abc123.js': `// ${LONG}`,
    '.well-known/security.txt': `Expires: ${new Date(Date.now() + 300 * 86_400_000).toISOString()}\n`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text);
  writeHostFiles(dir, {});
  precompress(dir);
  writeBuildRecord(dir, 'tests/fixtures/content');
  good = await startServer(dir);
});

afterAll(async () => {
  await good.close();
  rmSync(folder, { recursive: true });
});

const at =
  (path: string, spoil: Breakage): Breakage =>
  (answer, asked) => {
    if (asked.url === path) spoil(answer, asked);
  };

test('a host that serves the build has no fault', async () => {
  const verdict = await verdictOn(() => {});
  expect(verdict.faults).toEqual([]);
  expect(verdict.asked).toBeGreaterThan(40);
  expect(reportOf(verdict)).toContain('The live site is the build.');
});

describe('dist/ is looked at before the site', () => {
  const spoilt = join(folder, 'spoilt');
  beforeEach(() => cpSync(dir, spoilt, { recursive: true }));
  afterEach(() => rmSync(spoilt, { recursive: true }));

  test.each<[what: string, act: () => void, says: string]>([
    [
      'something is appended to a file',
      () => appendFileSync(join(spoilt, '_astro/app.abc123.js'), 'fetch("https://elsewhere.example")'),
      '_astro/app.abc123.js was changed',
    ],
    ['a file is added', () => writeFileSync(join(spoilt, 'more.html'), ''), 'more.html was added'],
    ['a file is gone', () => rmSync(join(spoilt, 'about.html')), 'about.html is missing'],
  ])('%s', async (_, act, says) => {
    expect(differenceFromRecord(spoilt)).toBeUndefined();
    act();
    await expect(verify(good.url, spoilt)).rejects.toThrow(`is not what was built: ${says}. Build it anew`);
  });
});

test.each<[header: string, value: string | string[]]>([
  ['set-cookie', 'a=1'],
  ['access-control-allow-origin', '*'],
  ['x-powered-by', 'A panel'],
  ['x-robots-tag', 'noindex'],
  ['content-security-policy-report-only', "default-src 'none'"],
  ['link', '<https://elsewhere.example/a.css>; rel=stylesheet'],
  ['sourcemap', '/a.js.map'],
  ['x-sourcemap', '/a.js.map'],
  ['nel', '{"max_age":604800}'],
  ['report-to', '{}'],
  ['reporting-endpoints', 'a="https://elsewhere.example/"'],
])('a host that adds %s is found, and told once for all answers', async (header, value) => {
  const verdict = await verdictOn(({ headers }) => Object.assign(headers, { [header]: value }));
  expect([...new Set(verdict.faults.map(({ says }) => says))]).toEqual([
    `has the header ${header} "${value}", which this site never sends`,
  ]);
  expect(reportOf(verdict)).toMatch(
    /never sends \(and \d+ other answers\)\n.*1 differences\. Publish all of the build/,
  );
});

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
const header =
  (name: string, value?: string): Breakage =>
  ({ headers }) => {
    headers[name] = value;
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

test('a security.txt that runs out soon is told', async () => {
  const soon = new Date(Date.now() + 20.5 * 86_400_000).toISOString();
  const path = '/.well-known/security.txt';
  const { notes } = await verdictOn(at(path, (answer) => (answer.body = Buffer.from(`Expires: ${soon}\n`))));
  expect(notes.join()).toMatch(/runs out in 20 days.*make a commit/);
});

test('what to read is the page of the host, which its answers or the command name', async () => {
  const bare = header('x-frame-options');
  const netlify = await verdictOn((answer, asked) => {
    bare(answer, asked);
    answer.headers['server'] = 'Netlify';
  });
  expect(reportOf(netlify)).toContain('as hosting/netlify.md says');
  expect(netlify.notes.join()).toContain("this host can't do it: hidden");
  expect(reportOf(await verdictOn(bare, 'nginx'))).toContain('as hosting/nginx.md says');
});

/** A certificate for this machine that lasts some days. */
function certificate(days: number): string {
  const pem = execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      `${days}`,
    ].concat([
      '-subj',
      '/CN=localhost',
      '-addext',
      'subjectAltName=DNS:localhost',
      '-keyout',
      '-',
      '-out',
      '-',
    ]),
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const file = join(folder, `${days}.pem`);
  writeFileSync(file, pem);
  return file;
}

/** Runs the command as its user does, on a host with a certificate. */
async function verifySecure(days: number, trusted: boolean): Promise<{ code: number; said: string }> {
  const file = certificate(days);
  const pem = execFileSync('cat', [file]);
  const server = createSecureServer(
    { key: pem, cert: pem },
    spoiling(() => {}),
  );
  return during(
    server,
    (port) =>
      new Promise((done) => {
        const env = { ...process.env, OUT_DIR: dir, ...(trusted ? { NODE_EXTRA_CA_CERTS: file } : {}) };
        const args = ['src/hosting/verify.ts', `https://localhost:${port}`];
        execFile(process.execPath, args, { env }, (error, out, err) =>
          done({ code: Number(error?.code ?? 0), said: out + err }),
        );
      }),
  );
}

// Three programs start here, which takes long on a busy machine.
const LONG_ENOUGH = { timeout: 60_000, skip: !findCommand('openssl') };
test('a certificate is trusted and has days left', LONG_ENOUGH, async () => {
  const [lasting, ending, unknown] = await Promise.all([
    verifySecure(90, true),
    verifySecure(5, true),
    verifySecure(89, false),
  ]);
  expect([lasting.code, lasting.said]).toEqual([0, expect.stringContaining('The live site is the build.')]);
  expect([ending.code, ending.said]).toEqual([1, expect.stringMatching(/The certificate ends in [45] days/)]);
  expect([unknown.code, unknown.said]).toEqual([
    1,
    expect.stringMatching(/was not reached: .*(certificate|self.signed)/),
  ]);
});

test('a site that is not reached, and an address that is none, are said in one sentence', async () => {
  await expect(verify('http://localhost:1', dir)).rejects.toThrow();
  await expect(verify(good.url, dir, 'nonsense')).rejects.toThrow('No host is called nonsense');
});
