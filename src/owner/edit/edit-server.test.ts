/** Requests that the form itself never sends. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { SCRATCH } from '../../../tests/disk.ts';
import { refusalOf, startEditor } from './server.ts';

vi.mock('./page.ts', () => ({ assetsOf: async () => new Map() }));

const root = join(mkdtempSync(join(SCRATCH, 'edit-')), 'content');
let editor: Awaited<ReturnType<typeof startEditor>>;
beforeAll(async () => {
  cpSync('tests/fixtures/content', root, { recursive: true });
  editor = await startEditor({ root, port: 0, site: () => undefined });
});
afterAll(() => {
  editor.server.close();
  rmSync(join(root, '..'), { recursive: true });
});

/** Asks as the form's page does, with the path as it is: `fetch` would tidy it. An empty header is not sent. */
function ask(
  path: string,
  body?: string,
  other: Record<string, string> = {},
): Promise<{ status: number | undefined; said: string }> {
  const [origin = '', key = ''] = editor.url.split('/#key=');
  const { host, hostname, port } = new URL(origin);
  const all = Object.entries({ host, origin, 'x-edit-key': key, ...other });
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

test.each(['/', '/edit.js', '/api/save', '/api/photograph'])(
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
  // In UTF-8 it is as long as the key.
  ['a wrong key with accents', { 'x-edit-key': `${'é'.repeat(21)}x` }],
])('%s is refused', async (_, headers) =>
  expect((await ask('/api/open', '["company.yaml"]', headers)).status).toBe(403),
);

test('an odd address is not found', async () => {
  expect(await ask('/\\')).toEqual({ status: 404, said: 'Not found.' });
});

test('a body that is too long is refused without cutting the connection', async () => {
  const { status, said } = await ask('/api/photograph', 'x'.repeat(21 * 1024 * 1024));
  expect([status, JSON.parse(said).message]).toEqual([422, expect.stringMatching(/larger than 20 MB/)]);
});

test('nested groups and odd names are refused', async () => {
  const save = (hash: string, data: string) =>
    ask('/api/save', `[{ "file": "team/founder.yaml", "hash": "${hash}", "by": "x", "data": ${data} }]`);
  expect((await save('', `{ "a": ${'['.repeat(5000)}${']'.repeat(5000)} }`)).status).toBe(400);
  expect((await ask('/api/open', '["constructor"]')).status).toBe(422);
  expect((await ask('/api/constructor', '[]')).status).toBe(404);
  const { hash, data } = JSON.parse((await ask('/api/open', '["team/founder.yaml"]')).said);
  const { said } = await save(hash, JSON.stringify({ ...data, constructor: 'x' }));
  expect(JSON.parse(said).problems).toMatchObject([{ path: ['constructor'] }]);
  const proto = `{ "__proto__": { "role": "Another" }, ${JSON.stringify(data).slice(1)}`;
  expect(JSON.parse((await save(hash, proto)).said).data, 'It is not a field.').toEqual(data);
});

test('a mark on a page of A4, as Inkscape begins with, is refused with what to do', async () => {
  const { hash } = JSON.parse((await ask('/api/open', '["mark.svg"]')).said);
  const mark =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 210 297"><path d="M80 120h40v40H80z"/></svg>';
  const { status, said } = await ask(
    '/api/save',
    JSON.stringify([{ file: 'mark.svg', hash, by: 'x', data: { mark } }]),
  );
  expect([status, JSON.parse(said).problems]).toMatchObject([
    422,
    [{ code: 'mark', expected: expect.stringContaining('Inkscape Edit > Resize Page to Selection') }],
  ]);
  expect(JSON.parse((await ask('/api/open', '["mark.svg"]')).said).hash, 'Nothing is written.').toBe(hash);
});

test.each([
  ['ENOSPC', /^Nothing was written: company\.yaml: the disk is full\. Make room, then try again/],
  ['EPERM', /^Nothing was written: company\.yaml: this user may not read or change it\. Give the right/],
  ['EBUSY', /^Nothing was written: company\.yaml: another program has it open\. Close it there, then/],
])('explains an error of the disk in words: %s', (code, words) => {
  const error = Object.assign(new Error(`${code}: open`), { code, path: 'company.yaml', syscall: 'open' });
  expect(refusalOf(error).message).toMatch(words);
});
