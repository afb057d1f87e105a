import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findCommand } from '../../scripts/chromium.mjs';
import { writeHostFiles } from '../../src/publishing/hosts/write.ts';
import { precompress } from '../../src/publishing/precompress.ts';
import { startServer } from '../../src/publishing/serve.ts';
import { reportOf, verify } from '../../src/publishing/verify.ts';

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
  mkdirSync(join(dir, '_astro'), { recursive: true });
  const files = {
    'index.html': `<h1>Home</h1>${LONG}`,
    'about.html': `<h1>About</h1>${LONG}`,
    '404.html': `<h1>Oops! Page not found</h1>${LONG}`,
    'favicon.svg': `<svg>${LONG}</svg>`,
    '_astro/app.abc123.js': `// ${LONG}`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text);
  await writeHostFiles(dir);
  await precompress(dir);
  good = await startServer({ dir });
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

test.each<[header: string, value: string | string[], says: string]>([
  ['set-cookie', ['a=1', 'b=2'], 'set-cookie "a=1,b=2"'],
  ['access-control-allow-origin', '*', 'access-control-allow-origin "*"'],
  ['x-powered-by', 'A panel', 'x-powered-by "A panel"'],
  ['x-robots-tag', 'noindex', 'x-robots-tag "noindex"'],
  ['content-security-policy-report-only', "default-src 'none'", 'content-security-policy-report-only'],
])('a host that adds %s is found, once for all answers', async (header, value, says) => {
  const verdict = await verdictOn(({ headers }) => Object.assign(headers, { [header]: value }));
  expect(verdict.faults).toEqual([
    expect.objectContaining({ topic: 'added', says: expect.stringContaining(says) }),
  ]);
  expect(verdict.faults[0]?.says).toMatch(/which this site never sends \(so have \d+ other answers\)$/);
  expect(reportOf(verdict)).toContain('To mend: Something on the way adds it');
});

test.each<[what: string, path: string, policy: (ours: string) => string | string[]]>([
  ['a second policy beside ours', '/about', (ours) => [ours, 'upgrade-insecure-requests']],
  ['a policy on a file that has none', '/_astro/app.abc123.js', () => 'default-src *'],
  ['a policy on a redirect', '/about/', () => 'default-src *'],
  ['a policy on what is not found', '/no-such-page', () => 'default-src *'],
])('%s is found', async (_, path, policy) => {
  const verdict = await verdictOn((answer, asked) => {
    const ours = String(answer.headers['content-security-policy'] ?? '');
    if (asked.url === path) answer.headers['content-security-policy'] = policy(ours);
  });
  expect(verdict.faults).toContainEqual(
    expect.objectContaining({
      topic: 'added',
      says: expect.stringContaining(`${path} has a Content-Security`),
    }),
  );
});

test.each<[what: string, days: number | undefined, faults: string[], notes: string]>([
  ['with time left', 300, [], 'Its security.txt holds for 300 more days.'],
  ['that runs out soon', 20, [], 'holds for 20 more days. Make a commit, build, and publish'],
  ['that has run out', -3, ['security.txt ran out 3 days ago'], ''],
  ['without an end', undefined, ['security.txt has no Expires'], ''],
])('a security.txt %s is told', async (_, days, faults, notes) => {
  const ends =
    days === undefined ? '' : `Expires: ${new Date(Date.now() + (days + 0.5) * 86_400_000).toISOString()}\n`;
  const verdict = await verdictOn(
    at('/.well-known/security.txt', (answer) =>
      Object.assign(answer, { status: 200, body: Buffer.from(`Contact: mailto:a@b.example\n${ends}`) }),
    ),
  );
  expect(verdict.faults.filter(({ topic }) => topic === 'expired').map(({ says }) => says)).toEqual(faults);
  expect(verdict.notes.join(' ')).toContain(notes);
  if (faults.length > 0) expect(reportOf(verdict)).toContain('To mend: Make a commit, build, and publish');
});

const missing: Breakage = (answer) => Object.assign(answer, { status: 404, body: Buffer.from('gone') });

test.each<[what: string, topic: string, says: string, spoil: Breakage]>([
  ['a page that is missing', 'page', 'GET /about is answered 404', at('/about', missing)],
  [
    'an older page',
    'body',
    'GET /about brings 5 bytes',
    at('/about', (answer, { headers, method }) => {
      if (answer.status === 200 && method === 'GET' && !headers['accept-encoding'])
        answer.body = Buffer.from('older');
    }),
  ],
  [
    'a security header that is missing',
    'headers',
    'GET / has no X-Content-Type-Options',
    at('/', ({ headers }) => delete headers['x-content-type-options']),
  ],
  [
    'a page that is kept',
    'caching',
    'it must be "no-cache"',
    at('/about', ({ headers }) => Object.assign(headers, { 'cache-control': 'max-age=600' })),
  ],
  [
    'a hashed file that is not kept',
    'caching',
    'immutable',
    at('/_astro/app.abc123.js', ({ headers }) => Object.assign(headers, { 'cache-control': 'no-cache' })),
  ],
  ['no ETag', 'caching', 'has no ETag', at('/', ({ headers }) => delete headers['etag'])],
  [
    'a wrong type',
    'type',
    'text/plain',
    at('/favicon.svg', ({ headers }) => Object.assign(headers, { 'content-type': 'text/plain' })),
  ],
  [
    'a redirect for the time being',
    'redirect',
    'GET /about/ is answered 302',
    at('/about/', (answer) => Object.assign(answer, { status: 302 })),
  ],
  [
    'a redirect elsewhere',
    'redirect',
    'has the Location "/"',
    at('/about.html', ({ headers }) => Object.assign(headers, { location: '/' })),
  ],
  [
    'a not-found page with status 200',
    'not found',
    'GET /no/such/page/at/any/depth is answered 200',
    at('/no/such/page/at/any/depth', (answer) => Object.assign(answer, { status: 200 })),
  ],
  [
    'a missing hashed file that is kept for a year',
    'caching',
    'GET /_astro/gone.12345678.js has the Cache-Control',
    at('/_astro/gone.12345678.js', ({ headers }) =>
      Object.assign(headers, { 'cache-control': 'public, max-age=31536000, immutable' }),
    ),
  ],
  [
    'no brotli',
    'br',
    'has no Content-Encoding',
    (answer, { headers }) => {
      if (headers['accept-encoding'] === 'br') delete answer.headers['content-encoding'];
    },
  ],
  [
    'no ranges',
    'range',
    '(Range: bytes=3-12) is answered 200',
    (answer) => {
      if (answer.status === 206) answer.status = 200;
    },
  ],
  [
    'a HEAD without the headers of GET',
    'headers',
    'HEAD /about has no Referrer-Policy',
    at('/about', ({ headers }, { method }) => {
      if (method === 'HEAD') delete headers['referrer-policy'];
    }),
  ],
])('%s is found', async (_, topic, says, spoil) => {
  const verdict = await verdictOn(spoil);
  expect(verdict.faults).toContainEqual(
    expect.objectContaining({ topic, says: expect.stringContaining(says) }),
  );
  expect(reportOf(verdict)).toContain('To mend: ');
});

test('the mending is that of the host, which its answers or the command name', async () => {
  const bare: Breakage = ({ headers }) => delete headers['x-frame-options'];
  const cloudflare = await verdictOn((answer, asked) => {
    bare(answer, asked);
    answer.headers['server'] = 'cloudflare';
  });
  expect(reportOf(cloudflare)).toContain('To mend: `_headers` must stand in the folder that wrangler sends.');
  expect(reportOf(await verdictOn(bare, 'nginx'))).toContain('systemctl reload nginx');
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
        const args = ['src/publishing/verify.ts', `https://localhost:${port}`];
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
  expect([lasting.code, lasting.said]).toEqual([0, expect.stringMatching(/lasts (89|90) more days/)]);
  expect([ending.code, ending.said]).toEqual([1, expect.stringMatching(/certificate ends in [45] days/)]);
  expect([unknown.code, unknown.said]).toEqual([
    1,
    expect.stringContaining('its certificate is not in order'),
  ]);
});

test('a site that is not reached, and an address that is none, are said in one sentence', async () => {
  await expect(verify('http://localhost:1', dir)).rejects.toThrow();
  await expect(verify(good.url, dir, 'nonsense')).rejects.toThrow('No host is called nonsense');
});
