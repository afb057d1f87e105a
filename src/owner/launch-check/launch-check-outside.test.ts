/** What launch-check asks outside of the project's texts: other sites, and the pictures in content/. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { field, PERSON } from '../../../tests/launch-check/plant.ts';
import { CLEAN, SAMPLE, TODAY } from '../../../tests/launched.ts';
import { PIXEL } from '../../../tests/owners.ts';
import { pictureProblems } from '../../content/pictures.ts';
import { externalLinks, linksOut } from './checks/external-links.ts';
import { refused } from './checks/loader.ts';
import { lookAt } from './run.ts';

const known = vi.hoisted(() => vi.fn<(host: string) => Promise<unknown>>());
vi.mock('node:dns/promises', () => ({ lookup: known }));

const noNetwork = Object.assign(new Error('no'), { code: 'EAI_AGAIN' });
const noSuchName = Object.assign(new Error('no'), { code: 'ENOTFOUND' });
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  known.mockImplementation(async (host) => {
    if (host.startsWith('nobody.')) throw noSuchName;
    const address = host.replace(/^\[|\]$/g, '');
    return [
      { address: isIP(address) ? address : (/^at\.([\d.]+)\.example$/.exec(host)?.[1] ?? '203.0.113.7') },
    ];
  });
  vi.stubGlobal('fetch', async (url: string, { method, redirect }: RequestInit) => {
    asked.push(`${method} ${url}`);
    expect(redirect, 'A redirect is looked at before it is followed.').toBe('manual');
    const [, to] = /[?]to=(.+)/.exec(url) ?? /(\/again)$/.exec(url) ?? [];
    if (to) return new Response(null, { status: 302, headers: { Location: decodeURIComponent(to) } });
    if (url.includes('refused')) throw Object.assign(new Error(), { cause: { code: 'CERT_HAS_EXPIRED' } });
    const status = Number(/\/(\d{3})/.exec(url)?.[1] ?? 200);
    const type = url.endsWith('.jpg') ? 'image/jpeg' : 'text/html';
    const size = url.includes('large') ? '9000000' : '100';
    return new Response(null, { status, headers: { 'Content-Type': type, 'Content-Length': size } });
  });
});
afterEach(() => vi.unstubAllGlobals());

const HOST = 'https://pictures.sonchiraiya-kitchens.in';
const faultsOf = async (linkedin: string, image = `${HOST}/leela.jpg`) => {
  const files = field(PERSON, 'linkedin', linkedin);
  const all = { ...files, [PERSON]: `${files[PERSON]}image: ${image}\n` };
  const { items } = await externalLinks(linksOut(lookAt(all, SAMPLE, TODAY)));
  return items.map(({ field, why }) => `${field}: ${why}`);
};

test.each([
  ['https://www.linkedin.com/in/404', 'linkedin: The page is not there: it answers 404.'],
  ['https://nobody.kitchens.in/leela', 'linkedin: There is no site of this name.'],
  [
    'https://refused.kitchens.in/leela',
    'linkedin: The certificate of that site is not in order (CERT_HAS_EXPIRED).',
  ],
])('%s leads nowhere', async (url, says) => expect(await faultsOf(url)).toEqual([says]));

test.each([
  [`${HOST}/page.html`, /^image: What is there is no picture, but text\/html/],
  [`${HOST}/403/leela.jpg`, /^image: The picture is refused: 403/],
  [`${HOST}/large.jpg`, /^image: The picture has 8\.6 MB/],
])('the picture %s cannot be shown', async (image, says) => {
  expect(await faultsOf('https://www.linkedin.com/in/leela', image)).toEqual([expect.stringMatching(says)]);
});

test.each([
  ...[
    'http://127.0.0.1/',
    'http://127.1/',
    'http://[::1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://localhost:4321/',
  ],
  ...[
    'http://10.1.2.3/',
    'http://192.168.0.1/',
    'http://172.31.0.1/',
    'http://169.254.169.254/latest/meta-data',
  ],
  ...[
    'http://0.0.0.0/',
    'http://[fd00::1]/',
    'http://[fe80::1]/',
    'https://at.10.0.0.1.example/',
    'file:///etc/hosts',
  ],
  'https://elsewhere.kitchens.in/?to=http://127.0.0.1/',
])('a redirect to %s is told, and not followed', async (to) => {
  const url = `https://www.kitchens.in/leela?to=${encodeURIComponent(to)}`;
  expect(await faultsOf(url)).toEqual([expect.stringMatching(/^linkedin: It leads into a private network/)]);
  expect(asked.filter((one) => / (http:|file:|https:..at)/.test(one))).toEqual([]);
});

test('an address of this machine or of a private network is not asked for', async () => {
  expect(await faultsOf('https://at.192.168.0.1.example/leela')).toEqual([
    expect.stringMatching(/^linkedin: It leads into a private network \(at\.192\.168\.0\.1\.example\)/),
  ]);
  expect(asked.join()).not.toContain('192.168');
});

test('other redirects are followed, and one without an end is left', async () => {
  expect(await faultsOf('https://www.kitchens.in/leela?to=/404')).toEqual([
    'linkedin: The page is not there: it answers 404.',
  ]);
  expect(await faultsOf('https://www.kitchens.in/again')).toEqual([]);
  expect(asked.filter((one) => one.endsWith('/again'))).toHaveLength(12);
});

test('what is told to programs alone is no fault: a network refuses whoever is not signed in', async () => {
  expect(await faultsOf('https://www.linkedin.com/in/999')).toEqual([]);
  expect(await faultsOf('https://www.linkedin.com/in/429')).toEqual([]);
  expect(asked).toContain('GET https://www.linkedin.com/in/429');
});

test('without a network nobody is asked, nothing fails, and one sentence says so', async () => {
  known.mockRejectedValue(noNetwork);
  const links = linksOut(lookAt(CLEAN, SAMPLE, TODAY));
  expect(links.length).toBeGreaterThan(0);
  expect(await externalLinks(links)).toEqual({ items: [], note: expect.stringMatching(/no network here/) });
  expect(asked).toEqual([]);
});

test('pictures in content/ that are too large, or none, are named', async () => {
  const root = mkdtempSync(join(tmpdir(), 'pictures-'));
  mkdirSync(join(root, 'team'));
  writeFileSync(join(root, 'team/a.png'), Buffer.from(PIXEL, 'base64'));
  writeFileSync(join(root, 'team/b.jpg'), 'no picture');
  writeFileSync(join(root, 'team/c.jpg'), Buffer.alloc(40 * 1024 * 1024));
  const items = refused(await pictureProblems(root));
  rmSync(root, { recursive: true });
  expect(items.map(({ file, found }) => `${file}: ${found}`)).toEqual([
    'content/team/b.jpg: a file that is no picture',
    'content/team/c.jpg: 40.0 MB',
  ]);
});
