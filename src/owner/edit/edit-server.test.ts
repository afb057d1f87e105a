/** How the form's server answers requests that the form itself never sends. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PATIENCE_MS } from '../../../tests/patience.ts';
import { requestsTo } from './requests.ts';
import { startEditor } from './server.ts';
import { sessionIn } from './session.ts';
import type { Todos } from './todo.ts';

vi.mock('./page.ts', () => ({ assetsOf: async () => new Map() }));
/** The code with which the disk refuses what is written, if it does. */
const disk = vi.hoisted(() => ({ says: '' }));
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const writeFileSync: typeof fs.writeFileSync = (...args) => {
    if (disk.says) throw Object.assign(new Error(`${disk.says}: write`), { code: disk.says });
    fs.writeFileSync(...args);
  };
  return { ...fs, writeFileSync };
});

const root = join(mkdtempSync(join(tmpdir(), 'edit-')), 'content');
let editor: Awaited<ReturnType<typeof startEditor>>;
beforeAll(async () => {
  cpSync('tests/fixtures/content', root, { recursive: true });
  editor = await startEditor({ root, port: 0, site: () => undefined });
});
afterAll(async () => {
  await editor.close();
  rmSync(join(root, '..'), { recursive: true });
});

/** Asks as the form's page does, with the path as it is: an address would be tidied. A header that is empty is not sent. */
function ask(
  path: string,
  body?: string,
  other: Record<string, string> = {},
): Promise<{ status: number | undefined; said: string }> {
  const [origin = '', key = ''] = editor.url.split('/#key=');
  const { host, hostname, port } = new URL(origin);
  const type = path === '/api/photograph' ? 'application/octet-stream' : 'application/json';
  const all = Object.entries({ host, origin, 'x-edit-key': key, 'content-type': type, ...other });
  const headers = Object.fromEntries(all.filter(([, value]) => value));
  const method = body === undefined ? 'GET' : 'POST';
  return new Promise((done, fail) => {
    request({ hostname, port, path, headers, method }, async (answer) => {
      const parts = await answer.toArray();
      done({ status: answer.statusCode, said: Buffer.concat(parts).toString() });
    })
      .on('error', fail)
      .end(body);
  });
}

const REQUESTS = Object.keys(requestsTo(sessionIn('tests/fixtures/content'))).map((name) => `/api/${name}`);

test.each(['/', '/edit.js', ...REQUESTS])(
  'a request under another host name is refused: %s',
  async (path) => {
    const { port } = new URL(editor.url);
    for (const name of ['evil.example', '127.0.0.1.evil.example', '[::1]', '0.0.0.0'])
      for (const body of [undefined, '{}']) {
        const host = `${name}:${port}`;
        const { status } = await ask(path, body, { host, origin: `http://${host}` });
        expect(status, `${name} must be refused.`).toBe(403);
      }
    expect((await ask(path, '-')).status, 'Its own name is not what it refuses.').not.toBe(403);
  },
);

test.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['a page that says no origin', { origin: '' }],
  ['its page without the key', { 'x-edit-key': '' }],
  ['a wrong key', { 'x-edit-key': 'x'.repeat(43) }],
  ['a frame of another site', { 'sec-fetch-site': 'cross-site' }],
])('%s is refused', async (_, headers) =>
  expect((await ask('/api/open', '{ "file": "company.yaml" }', headers)).status).toBe(403),
);

test('an odd address is not found', async () => {
  expect(await ask('/\\')).toEqual({ status: 404, said: 'Not found.' });
});

test('a body that is too long is refused without cutting the connection', async () => {
  const { status, said } = await ask('/api/photograph', 'x'.repeat(21 * 1024 * 1024));
  expect([status, JSON.parse(said).message]).toEqual([413, expect.stringMatching(/more than 20 MB/)]);
});

test('a file that is too long is named, and the others can be changed', {
  timeout: 3 * PATIENCE_MS,
}, async () => {
  writeFileSync(join(root, 'claims.yaml'), '# A comment.\n'.repeat(1_600_000));
  const open = (file: string) => ask('/api/open', JSON.stringify({ file }));
  expect(await open('claims.yaml')).toEqual({
    status: 413,
    said: expect.stringMatching(/content\/claims\.yaml has 20800000 characters, .*\d+ at most/),
  });
  expect((await open('company.yaml')).status).toBe(200);
  const { parts } = JSON.parse((await ask('/api/todos', '{}')).said) as Todos;
  const items = parts.flatMap(({ pages }) => pages.flatMap(({ causes }) => causes.flat()));
  expect(items).toContainEqual(
    expect.objectContaining({ file: 'content/claims.yaml', found: '20800000 characters' }),
  );
  expect((await ask('/api/overview', '{}')).status).toBe(200);
});

test('nested groups and odd names are refused in words', async () => {
  const deep = `{ "file": "company.yaml", "hash": "", "by": "x", "data": { "a": ${'['.repeat(5000)}${']'.repeat(5000)} } }`;
  expect(await ask('/api/save', deep)).toMatchObject({
    status: 422,
    said: expect.stringMatching(/groups within groups/),
  });
  expect((await ask('/api/open', '{ "file": "constructor" }')).status).toBe(404);
  expect((await ask('/api/constructor', '{}')).status).toBe(404);
});

test.each([
  ['ENOSPC', /^Nothing was written: the disk is full\. .*, then save again\.$/],
  ['EBUSY', /^Nothing was written: another program holds the file/],
  ['EPERM', /^Nothing was written: the file or its folder may only be read\. Take “read only” off/],
])('the disk error %s is explained in words', async (code, words) => {
  disk.says = code;
  const { said } = await ask('/api/move', JSON.stringify({ file: 'team/founder.yaml', by: 1 }));
  disk.says = '';
  expect(JSON.parse(said).message).toMatch(words);
});
