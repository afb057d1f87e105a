/** What launch-check asks other sites. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Text } from '../../content/reading/written.ts';
import { externalLinks } from './checks/external-links.ts';

/** Sites that cannot be asked, each with its error code. */
const FAULTS: Record<string, string> = {
  'nobody.in': 'ENOTFOUND',
  'unanswered.in': 'EAI_AGAIN',
  'expired.in': 'CERT_HAS_EXPIRED',
  'other-name.in': 'ERR_TLS_CERT_ALTNAME_INVALID',
  'own.in': 'DEPTH_ZERO_SELF_SIGNED_CERT',
  'proxied.in': 'SELF_SIGNED_CERT_IN_CHAIN',
  'proxied-too.in': 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'incomplete.in': 'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'early.in': 'CERT_NOT_YET_VALID',
};
const { fetch } = globalThis;
vi.spyOn(globalThis, 'fetch').mockImplementation((url, options) => {
  const code = FAULTS[new URL(String(url)).hostname];
  return code ? Promise.reject(new TypeError('fetch failed', { cause: { code } })) : fetch(url, options);
});

let server: Server;
let port = 0;
const asked: string[] = [];
beforeAll(async () => {
  server = createServer(({ method, url = '' }, answer) => {
    asked.push(`${method} ${url}`);
    const [, status = '200'] = /^\/(\d{3})/.exec(url) ?? [];
    const to = url === '/loop' ? url : new URL(url, 'http://a').searchParams.get('to');
    const type = url.endsWith('.jpg') ? 'image/jpeg' : 'text/html';
    answer.writeHead(to ? 302 : Number(status), to ? { Location: to } : { 'Content-Type': type }).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  vi.restoreAllMocks();
  server.close();
});
beforeEach(() => {
  asked.length = 0;
});

const at = (path: string) => `http://127.0.0.1:${port}${path}`;
const textWith = (value: string, field = 'linkedin'): Text => ({
  ...{ file: 'team/leela.yaml', path: [field], line: 4, value },
});
/** The second link shows that there is a network. */
const faultsOf = async (url: string, field?: string) =>
  (await externalLinks([textWith(url, field), textWith(at('/'))])).items.map(({ why }) => why);

test('a missing page, a missing site, and an expired certificate', async () => {
  expect(await faultsOf(at('/404'))).toEqual(['The page does not exist: the site answers 404.']);
  expect(await faultsOf('https://nobody.in/leela')).toEqual(['No site has this name.']);
  expect(await faultsOf('https://expired.in/')).toEqual([
    'The site’s certificate is not valid (CERT_HAS_EXPIRED).',
  ]);
  expect(await faultsOf(at('/?to=/410'))).toEqual(['The page does not exist: the site answers 410.']);
});

test('a picture that is refused or missing', async () => {
  expect(await faultsOf(at('/leela.jpg'), 'image')).toEqual([]);
  expect(await faultsOf(at('/403'), 'image')).toEqual(['The picture is refused: 403.']);
  expect(await faultsOf(at('/page'), 'image')).toEqual(['The address leads to text/html, not to a picture.']);
});

test('refusing programs is not a fault: a network refuses anybody who is not signed in', async () => {
  expect([...(await faultsOf(at('/999'))), ...(await faultsOf(at('/429')))]).toEqual([]);
  expect(asked).toContain('GET /429');
});

test('what this network signs for, or this machine cannot know, is said to be unchecked and blocks nothing', async () => {
  const hosts = ['proxied.in', 'proxied-too.in', 'incomplete.in', 'early.in'];
  const texts = [at('/'), ...hosts.map((host) => `https://${host}/a`)].map((url) => textWith(url));
  const { items, note } = await externalLinks(texts);
  expect([items, note]).toEqual([
    [],
    expect.stringContaining(`Could not be checked here: ${hosts.join(', ')}.`),
  ]);
});

test('a certificate for another name, or signed by itself, is the site’s fault unless all sites have one', async () => {
  expect(await faultsOf('https://other-name.in/')).toEqual([expect.stringMatching(/ALTNAME/)]);
  expect(await faultsOf('https://own.in/')).toEqual([expect.stringMatching(/SELF_SIGNED/)]);
  const all = ['https://own.in/', 'https://expired.in/', 'https://proxied.in/'].map((url) => textWith(url));
  expect(await externalLinks(all)).toEqual({
    items: [],
    note: expect.stringMatching(/own\.in, expired\.in, proxied\.in/),
  });
});

test('an endless redirect is given up', async () => {
  expect(await faultsOf(at('/loop'))).toEqual([]);
});

test('without a network nothing fails, and one sentence says so', async () => {
  const { items, note } = await externalLinks(
    // Some networks without a way out answer that no name exists.
    ['https://unanswered.in/', 'https://nobody.in/'].map((url) => textWith(url)),
  );
  expect([items, note]).toEqual([[], expect.stringMatching(/no network here/)]);
});
