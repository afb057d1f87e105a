/** Requests of launch-check to other sites. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { SourceText } from '../../../content/reading/source-texts.ts';
import { checkExternalLinks } from './external-links.ts';

/** The error codes of sites that cannot be requested, by host. */
const ERROR_CODES: Record<string, string> = {
  'nobody.in': 'ENOTFOUND',
  'unanswered.in': 'EAI_AGAIN',
  'expired.in': 'CERT_HAS_EXPIRED',
  'proxied.in': 'SELF_SIGNED_CERT_IN_CHAIN',
};
const { fetch } = globalThis;
vi.spyOn(globalThis, 'fetch').mockImplementation((url, options) => {
  const code = ERROR_CODES[new URL(String(url)).hostname];
  return code ? Promise.reject(new TypeError('fetch failed', { cause: { code } })) : fetch(url, options);
});

let server: Server;
let port = 0;
const requests: string[] = [];
beforeAll(async () => {
  server = createServer(({ method, url = '' }, response) => {
    requests.push(`${method} ${url}`);
    // `/404` answers with that status, and `/?to=/410` redirects to `/410`.
    const [, status = '200'] = /^\/(\d{3})/.exec(url) ?? [];
    const target = url === '/loop' ? url : new URL(url, 'http://a').searchParams.get('to');
    const type = url.endsWith('.jpg') ? 'image/jpeg' : 'text/html';
    const headers = target ? { Location: target } : { 'Content-Type': type };
    response.writeHead(target ? 302 : Number(status), headers).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  vi.restoreAllMocks();
  server.close();
});
beforeEach(() => {
  requests.length = 0;
});

const urlOf = (path: string) => `http://127.0.0.1:${port}${path}`;
const textWith = (value: string, field = 'linkedin'): SourceText => {
  return { file: 'team/leela.yaml', path: [field], line: 4, value };
};
/** Checks an address, and another that answers, which shows that the machine is online. @returns the faults */
const findFaults = async (url: string, field?: string) =>
  (await checkExternalLinks([textWith(url, field), textWith(urlOf('/'))])).items.map(({ why }) => why);

test('reports a missing page and a missing site', async () => {
  expect(await findFaults(urlOf('/404'))).toEqual(['Nothing is at this address: the site answers 404.']);
  expect(await findFaults('https://nobody.in/leela')).toEqual(['No site has this name.']);
  expect(await findFaults(urlOf('/?to=/410'))).toEqual(['Nothing is at this address: the site answers 410.']);
});

test('does not ask for the company’s own address, which may not be online yet', async () => {
  const address = { file: 'company.yaml', path: ['address'], line: 1, value: urlOf('/404') };
  expect((await checkExternalLinks([address])).items).toEqual([]);
});

test('reports the address of a picture that is refused or leads to a page', async () => {
  expect(await findFaults(urlOf('/leela.jpg'), 'image')).toEqual([]);
  expect(await findFaults(urlOf('/403'), 'image')).toEqual(['The picture is refused: 403.']);
  expect(await findFaults(urlOf('/page'), 'image')).toEqual([
    'The address leads to text/html, not to a picture.',
  ]);
});

test('reports no fault for statuses that sites send to bots but not to browsers', async () => {
  expect([...(await findFaults(urlOf('/999'))), ...(await findFaults(urlOf('/429')))]).toEqual([]);
  expect(requests).toContain('GET /429');
});

test('lists failed requests in a note, and reports no fault', async () => {
  const urls = [urlOf('/'), 'https://proxied.in/a', 'https://expired.in/b', urlOf('/loop')];
  const { items, notes } = await checkExternalLinks(urls.map((url) => textWith(url)));
  expect(items).toEqual([]);
  expect(notes.join('\n').replace(/127.0.0.1:\d+/, 'host')).toMatchInlineSnapshot(
    `"Could not be checked from here; open them in a browser: https://proxied.in/a (SELF_SIGNED_CERT_IN_CHAIN), https://expired.in/b (CERT_HAS_EXPIRED), http://host/loop (redirect count exceeded)."`,
  );
});

test('reports no fault for an unknown host if all requests fail, and lists the requests in one note', async () => {
  const { items, notes } = await checkExternalLinks(
    // Without internet access a network may answer with either error: EAI_AGAIN or ENOTFOUND.
    ['https://unanswered.in/', 'https://nobody.in/'].map((url) => textWith(url)),
  );
  expect([items, notes]).toEqual([[], [expect.stringMatching(/Could not be checked.*nobody\.in/)]]);
});

test('lists an invalid address in a note, and checks the other addresses', async () => {
  const { items, notes } = await checkExternalLinks([textWith('http://[::1'), textWith(urlOf('/404'))]);
  expect(items).toHaveLength(1);
  expect(notes).toEqual([expect.stringMatching(/http:\/\/\[::1 /)]);
});
