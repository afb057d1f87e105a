/** What the form's server says to what no form asks. */
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

/** Asks with the path as it is: an address would be tidied. */
function ask(
  path: string,
  body?: string,
  name = '127.0.0.1',
): Promise<{ status: number | undefined; said: string }> {
  const [origin = '', key = ''] = editor.url.split('/#key=');
  const { hostname, port } = new URL(origin);
  const host = `${name}:${port}`;
  const own = { host, origin: `http://${host}`, 'x-edit-key': key };
  const type = path === '/api/photograph' ? 'application/octet-stream' : 'application/json';
  const headers = { ...own, 'content-type': type };
  return new Promise((done, fail) => {
    request(
      { hostname, port, path, headers, method: body === undefined ? 'GET' : 'POST' },
      async (answer) => {
        const parts = await answer.toArray();
        done({ status: answer.statusCode, said: Buffer.concat(parts).toString() });
      },
    )
      .on('error', fail)
      .end(body);
  });
}

const REQUESTS = Object.keys(requestsTo(sessionIn('tests/fixtures/content'))).map((name) => `/api/${name}`);

test.each(['/', '/edit.js', ...REQUESTS])(
  'under another name that leads here nothing is said: %s',
  async (path) => {
    for (const name of ['evil.example', '127.0.0.1.evil.example', '[::1]', '0.0.0.0'])
      for (const body of [undefined, '{}'])
        expect((await ask(path, body, name)).status, `${name} must be refused.`).toBe(403);
    expect((await ask(path, '-')).status, 'Its own name is not what it refuses.').not.toBe(403);
  },
);

test('an odd address is not found', async () => {
  expect(await ask('/\\')).toEqual({ status: 404, said: 'Not found.' });
});

test('what is too much is refused, and nothing else is cut off', async () => {
  const { status, said } = await ask('/api/photograph', 'x'.repeat(21 * 1024 * 1024));
  expect([status, JSON.parse(said).message]).toEqual([413, expect.stringMatching(/more than 20 MB/)]);
});

test('a file that no reader gets through is named, and the others can be changed', {
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

test('what no form sends is refused in words', async () => {
  const deep = `{ "file": "company.yaml", "hash": "", "by": "x", "data": { "a": ${'['.repeat(5000)}${']'.repeat(5000)} } }`;
  expect(await ask('/api/save', deep)).toMatchObject({
    status: 422,
    said: expect.stringMatching(/groups within groups/),
  });
  expect((await ask('/api/open', '{ "file": "constructor" }')).status).toBe(404);
  expect((await ask('/api/constructor', '{}')).status).toBe(404);
});

test('a port that is taken gets the next one', async () => {
  const { port } = new URL(editor.url);
  const other = await startEditor({ root, port: Number(port), site: () => undefined });
  expect(Number(new URL(other.url).port)).toBeGreaterThan(Number(port));
  await other.close();
});

test.each([
  ['ENOSPC', /^Nothing was written: the disk is full\. .*, then save again\.$/],
  ['EBUSY', /^Nothing was written: another program holds the file/],
  ['EPERM', /^Nothing was written: the file or its folder may only be read\. Take “read only” off/],
])('what the disk says with %s is told in words', async (code, words) => {
  disk.says = code;
  const { said } = await ask('/api/move', JSON.stringify({ file: 'team/founder.yaml', by: 1 }));
  disk.says = '';
  expect(JSON.parse(said).message).toMatch(words);
});
