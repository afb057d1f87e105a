/** Requests that the form's own page never sends. */
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
  editor = await startEditor({ root, port: 0, site: () => undefined });
});
afterAll(() => {
  editor.server.close();
  rmSync(join(root, '..'), { recursive: true });
});

type Answer = { status: number | undefined; text: string };

/** Sends a request as the form's page does, with the path as it is: `fetch` would normalise it. An empty header is not sent. */
function ask(path: string, body?: string, changedHeaders: Record<string, string> = {}): Promise<Answer> {
  const [origin = '', key = ''] = editor.url.split('/#key=');
  const { host, hostname, port } = new URL(origin);
  const entries = Object.entries({ host, origin, 'x-edit-key': key, ...changedHeaders });
  const headers = Object.fromEntries(entries.filter(([, value]) => value));
  const method = body === undefined ? 'GET' : 'POST';
  return new Promise((done, fail) => {
    request({ hostname, port, path, headers, method }, async (answer) => {
      const chunks = await answer.toArray();
      done({ status: answer.statusCode, text: Buffer.concat(chunks).toString() });
    })
      .on('error', fail)
      .end(body);
  });
}
/** Sends one of the form's requests. */
async function send(name: string, value: unknown) {
  const { status, text } = await ask(`/api/${name}`, JSON.stringify([value]));
  return { status, ...JSON.parse(text) };
}

test.each(['/', '/edit.js', '/api/save', '/api/photograph'])(
  'refuses a request for %s under another host name',
  async (path) => {
    const { port } = new URL(editor.url);
    for (const name of ['evil.example', '127.0.0.1.evil.example', '[::1]', '0.0.0.0'])
      for (const body of [undefined, '{}']) {
        const host = `${name}:${port}`;
        const { status } = await ask(path, body, { host, origin: `http://${host}` });
        expect(status, `${name} must be refused.`).toBe(403);
      }
    expect((await ask(path, '-')).status, 'A request under its own name must be answered.').not.toBe(403);
  },
);

test.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['a page that sends no origin', { origin: '' }],
  ['its page without the key', { 'x-edit-key': '' }],
  ['a wrong key', { 'x-edit-key': 'x'.repeat(43) }],
])('refuses %s', async (_, headers) =>
  expect((await ask('/api/open', '["company.yaml"]', headers)).status).toBe(403),
);

test('answers a malformed path with 404', async () => {
  expect(await ask('/\\')).toEqual({ status: 404, text: 'Not found.' });
});

test('refuses a body that is too long without cutting the connection', async () => {
  const { status, text } = await ask('/api/photograph', 'x'.repeat(21 * 1024 * 1024));
  expect([status, JSON.parse(text).message]).toEqual([422, expect.stringMatching(/larger than 20 MB/)]);
});

test('refuses deeply nested groups and unknown names', async () => {
  const file = 'team/founder.yaml';
  const { hash, data } = await send('open', file);
  const save = async (values: string) => {
    const body = `[{ "file": "${file}", "hash": "${hash}", "by": "x", "data": ${values} }]`;
    const { status, text } = await ask('/api/save', body);
    return { status, ...JSON.parse(text) };
  };
  expect((await save(`{ "a": ${'['.repeat(5000)}${']'.repeat(5000)} }`)).status).toBe(400);
  expect((await send('open', 'constructor')).status).toBe(422);
  expect((await send('constructor', '')).status).toBe(404);
  const reply = await save(JSON.stringify({ ...data, constructor: 'x' }));
  expect(reply.problems).toMatchObject([{ path: ['constructor'] }]);
  const proto = await save(`{ "__proto__": { "role": "Another" }, ${JSON.stringify(data).slice(1)}`);
  expect(proto.data, '`__proto__` must not become a field.').toEqual(data);
});

test.each([
  ['ENOSPC', /^Nothing was written: company\.yaml: the disk is full\. Free some space, then try again/],
  ['EPERM', /^Nothing was written: company\.yaml: this user may not read or change it\. Allow it/],
  ['EBUSY', /^Nothing was written: company\.yaml: another program has it open\. Close it there, then/],
])('explains an error of the disk in a sentence: %s', (code, words) => {
  const error = Object.assign(new Error(`${code}: open`), { code, path: 'company.yaml', syscall: 'open' });
  expect(describeError(error).message).toMatch(words);
});
