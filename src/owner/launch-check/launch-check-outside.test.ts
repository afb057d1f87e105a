/** What launch-check asks other sites, and what it never asks: this machine and its network. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Text } from '../../content/reading/written.ts';
import { externalLinks } from './checks/external-links.ts';
import { isPrivate } from './checks/private.ts';

/** Names as they are known here; a list is what is answered one question after the other. */
const NAMES: Record<string, string[]> = {};
vi.mock('node:dns', async (original) => ({
  ...(await original<typeof import('node:dns')>()),
  lookup: (host: string, _: object, done: (error: Error | null, all?: object[]) => void) => {
    const [address = 'ENOTFOUND', ...later] = NAMES[host] ?? [];
    if (later.length > 0) NAMES[host] = later;
    if (/^\d/.test(address)) done(null, [{ address, family: 4 }]);
    else done(Object.assign(new Error('no'), { code: address }));
  },
}));
// The server that plays the other sites is on this machine, at an address that counts as public here.
vi.mock('./checks/private.ts', async (original) => {
  const own = await original<typeof import('./checks/private.ts')>();
  return { isPrivate: (address: string) => address !== '127.0.0.1' && own.isPrivate(address) };
});

let server: Server;
let port = 0;
const asked: string[] = [];
beforeAll(async () => {
  server = createServer(({ method, url = '', headers: { host } }, answer) => {
    asked.push(`${method} ${host?.replace(/:.*/, '')}${url}`);
    const [, status = '200'] = /^\/(\d{3})/.exec(url) ?? [];
    const to = new URL(url, 'http://a').searchParams.get('to');
    const type = url.endsWith('.jpg') ? 'image/jpeg' : 'text/html';
    answer.writeHead(to ? 302 : Number(status), to ? { Location: to } : { 'Content-Type': type }).end();
  });
  await new Promise<void>((done) => server.listen(0, '0.0.0.0', done));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());
beforeEach(() => {
  asked.length = 0;
  Object.assign(NAMES, {
    'www.kitchens.in': ['127.0.0.1'],
    'at.home.in': ['10.0.0.1'],
    'turns.in': ['127.0.0.1', '127.0.0.2'],
    'unanswered.in': ['EAI_AGAIN'],
  });
});

const at = (path: string, host = 'www.kitchens.in') => `http://${host}:${port}${path}`;
const textWith = (value: string, field = 'linkedin'): Text => ({
  ...{ file: 'team/leela.yaml', path: [field], line: 4, value },
});
/** What is wrong with a link; a second one shows that there is a network. */
const faultsOf = async (url: string, field?: string) =>
  (await externalLinks([textWith(url, field), textWith(at('/'))])).items.map(({ why }) => why);

test('a page that is not there, and a site of no such name', async () => {
  expect(await faultsOf(at('/404'))).toEqual(['The page is not there: it answers 404.']);
  expect(await faultsOf('https://nobody.in/leela')).toEqual(['There is no site of this name.']);
  expect(await faultsOf(at('/?to=/410'))).toEqual(['The page is not there: it answers 410.']);
});

test('a picture that is refused, or is none', async () => {
  expect(await faultsOf(at('/leela.jpg'), 'image')).toEqual([]);
  expect(await faultsOf(at('/403'), 'image')).toEqual(['The picture is refused: 403.']);
  expect(await faultsOf(at('/page'), 'image')).toEqual(['What is there is no picture, but text/html.']);
});

test('what is told to programs alone is no fault: a network refuses whoever is not signed in', async () => {
  expect([...(await faultsOf(at('/999'))), ...(await faultsOf(at('/429')))]).toEqual([]);
  expect(asked).toContain('GET www.kitchens.in/429');
});

test('a redirect without an end is left', async () => {
  expect(await faultsOf(at('/loop?to=/loop?to=/loop'))).toEqual([]);
});

describe('what is inside is told, and not asked', () => {
  test.each([
    'http://127.0.0.2/',
    'http://127.2/',
    'http://[::1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://169.254.169.254/latest/meta-data',
    'http://at.home.in/',
    'file:///etc/hosts',
  ])('%s, straight and by a redirect', async (to) => {
    for (const url of [at(`/?to=${encodeURIComponent(to)}`), ...(/^http:..\w/.test(to) ? [to] : [])])
      expect(await faultsOf(url)).toEqual([expect.stringMatching(/^It leads into a private network/)]);
    expect(asked.filter((one) => !/ www\.kitchens\.in\//.test(one))).toEqual([]);
  });

  test('a name that is answered otherwise the second time', async () => {
    const url = at(`/?to=${encodeURIComponent(at('/secret', 'turns.in'))}`, 'turns.in');
    expect(await faultsOf(url)).toEqual([expect.stringMatching(/^It leads into a private network/)]);
    expect(asked.join()).not.toContain('/secret');
  });

  test.each([
    ...['::', '::127.0.0.1', '::ffff:192.168.1.1', '64:ff9b::7f00:1', '2002:7f00:1::', 'fd00::1', 'fe80::1'],
    ...['0.0.0.0', '100.64.0.1', '172.31.0.1', '224.0.0.1', '255.255.255.255'],
  ])('%s is private', (address) => expect(isPrivate(address)).toBe(true));
  test.each(['1.1.1.1', '172.32.0.1', '2606:4700::1111', '::ffff:1.1.1.1'])('%s is public', (address) =>
    expect(isPrivate(address)).toBe(false),
  );
});

test('without a network nothing fails, and one sentence says so', async () => {
  const { items, note } = await externalLinks(
    // Some networks without a way out answer that no name exists.
    ['https://unanswered.in/', 'https://nobody.in/'].map((url) => textWith(url)),
  );
  expect([items, note]).toEqual([[], expect.stringMatching(/no network here/)]);
});
