/** Requests that the form's server refuses, and its answers to errors. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { SCRATCH } from '../../../tests/disk.ts';
import { describeError, startEditor } from './server.ts';

vi.mock('./page.ts', () => ({ buildAssets: async () => new Map() }));

const root = join(mkdtempSync(join(SCRATCH, 'edit-')), 'content');
let editor: Awaited<ReturnType<typeof startEditor>>;
beforeAll(async () => {
  cpSync('tests/fixtures/content', root, { recursive: true });
  editor = await startEditor({ root, port: 0, getPreviewUrl: () => undefined });
});
afterAll(() => {
  editor.server.close();
  rmSync(join(root, '..'), { recursive: true });
});

/**
 * Sends a request with the headers of the form's page. Does not use `fetch`, which would normalise the path.
 * @param changedHeaders replace those of the form's page; a header with an empty value is left out
 */
function ask(path: string, body?: string, changedHeaders: Record<string, string> = {}) {
  const [origin = '', key = ''] = editor.url.split('/#key=');
  const { host, hostname, port } = new URL(origin);
  const entries = Object.entries({ host, origin, 'x-edit-key': key, ...changedHeaders });
  const headers = Object.fromEntries(entries.filter(([, value]) => value));
  const method = body === undefined ? 'GET' : 'POST';
  return new Promise<{ status?: number | undefined; text: string }>((done, fail) => {
    request({ hostname, port, path, headers, method }, async (response) => {
      const chunks = await response.toArray();
      done({ status: response.statusCode, text: Buffer.concat(chunks).toString() });
    })
      .on('error', fail)
      .end(body);
  });
}
/** Calls a method of the session. @param argument its only argument, as JSON */
async function call(method: string, argument: string) {
  const { status, text } = await ask(`/api/${method}`, `[${argument}]`);
  return { status, ...JSON.parse(text) };
}

test.each(['/', '/edit.js', '/api/save', '/api/uploadPhotograph'])(
  'refuses requests for %s whose Host header is not the form’s',
  async (path) => {
    const { port } = new URL(editor.url);
    for (const name of ['evil.example', '127.0.0.1.evil.example', '[::1]', '0.0.0.0'])
      for (const body of [undefined, '{}']) {
        const host = `${name}:${port}`;
        const { status } = await ask(path, body, { host, origin: `http://${host}` });
        expect(status, `expected requests with the host ${name} to be refused`).toBe(403);
      }
    expect((await ask(path, '-')).status, 'expected the host of the form to be accepted').not.toBe(403);
  },
);

test.each([
  ['the origin of another site', { origin: 'https://evil.example' }],
  ['no origin', { origin: '' }],
  ['no key', { 'x-edit-key': '' }],
  ['a wrong key', { 'x-edit-key': 'x'.repeat(43) }],
])('refuses a request with %s', async (_, headers) =>
  expect((await ask('/api/open', '["company.yaml"]', headers)).status).toBe(403),
);

test('answers a malformed path with 404', async () => {
  expect(await ask('/\\')).toEqual({ status: 404, text: 'Not found.' });
});

test('answers a body that is too large with a message, and does not cut the connection', async () => {
  const { status, text } = await ask('/api/uploadPhotograph', 'x'.repeat(21 * 1024 * 1024));
  expect([status, JSON.parse(text).message]).toEqual([422, expect.stringMatching(/larger than 20 MB/)]);
});

test('refuses deeply nested lists and names of built-in properties, and ignores `__proto__`', async () => {
  const file = 'team/founder.yaml';
  const { hash, data } = await call('open', `"${file}"`);
  const save = (values: string) =>
    call('save', `{ "file": "${file}", "hash": "${hash}", "by": "x", "data": ${values} }`);
  expect((await save(`{ "a": ${'['.repeat(5000)}${']'.repeat(5000)} }`)).status).toBe(400);
  expect((await call('open', '"constructor"')).status).toBe(422);
  expect((await call('constructor', '""')).status).toBe(404);
  const { problems } = await save(JSON.stringify({ ...data, constructor: 'x' }));
  expect(problems).toMatchObject([{ path: ['constructor'] }]);
  const answer = await save(`{ "__proto__": { "role": "Another" }, ${JSON.stringify(data).slice(1)}`);
  expect(answer.data, 'expected `__proto__` to be ignored').toEqual(data);
});

test.each([
  ['ENOSPC', /^Nothing was written: company\.yaml: the disk is full\. Free some space, then try again/],
  ['EPERM', /^Nothing was written: company\.yaml: this user may not read or change it\. Allow it/],
  ['EBUSY', /^Nothing was written: company\.yaml: another program has it open\. Close it there, then/],
])('explains the system error %s in words', (code, message) => {
  const error = Object.assign(new Error(`${code}: open`), { code, path: 'company.yaml', syscall: 'open' });
  expect(describeError(error).message).toMatch(message);
});
