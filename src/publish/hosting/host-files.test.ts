import { expect, test } from 'vitest';
import type { Delivery } from './delivery.ts';
import { headersFor, siteHeaders } from './headers.ts';
import { headersFile, redirectsFile } from './hosts/cloudflare.ts';
import { caddyFiles, nginxFiles } from './hosts/servers.ts';
import { vercelConfig } from './hosts/vercel.ts';

const POLICY = `script-src 'self' 'sha256-site='; style-src "odd\\"`;
const everywhere = siteHeaders(POLICY, 'host');

/** A site of a home page, a page about, and other files. */
const site = (...more: string[]): Delivery => ({
  everywhere,
  files: [
    'index.html',
    'about.html',
    '_astro/a.123.js',
    'contact.vcf',
    'favicon.svg',
    'legal/terms.txt',
    ...more,
  ].map((file) => ({
    file,
    address: `/${file.replace(/^index\.html$|\.html$/, '')}`,
    headers: headersFor(file, everywhere),
  })),
  moves: [
    ['/index.html', '/'],
    ['/about/', '/about'],
    ['/about.html', '/about'],
  ],
});

/** The headers that a path gets of `_headers`; where `!` is passed over, as Netlify does, a later rule has the last word. */
function headersAt(text: string, path: string, takesBack: boolean): Record<string, string> {
  const headers: Record<string, string> = {};
  let matches = false;
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    if (line.startsWith('/')) matches = line === path || line === '/*';
    if (matches && takesBack && line.startsWith('! ')) delete headers[line.slice(2)];
    const [, name = '', value = ''] = /^([^:\s]+): (.*)$/.exec(line) ?? [];
    if (matches && name) headers[name] = value;
  }
  return headers;
}

test('_headers gives each file its own, on hosts too that pass over "! Name"', () => {
  const delivery = site();
  const text = headersFile(delivery);
  for (const { address, headers } of delivery.files) {
    const { 'Content-Type': type, ...rest } = headers;
    expect(headersAt(text, address, false)).toMatchObject(rest);
    expect(headersAt(text, address, true)).toEqual(address.endsWith('.vcf') ? headers : rest);
  }
  for (const missing of ['/_astro/gone.js', '/gone'])
    expect(headersAt(text, missing, true)).toEqual(everywhere);
});

test('_headers names hashed files before others: Cloudflare reads no more than 100 rules', () => {
  const rules = headersFile(site('pictures/0.png', '_astro/z.js'))
    .split('\n')
    .filter((line) => line.startsWith('/'));
  expect(rules.slice(0, 3)).toEqual(['/*', '/_astro/a.123.js', '/_astro/z.js']);
  expect(rules).toContain('/pictures/0.png');
});

test('pages need no rule of their own, however many there are', () => {
  const pages = Array.from({ length: 200 }, (_, i) => `page-${i}.html`);
  expect(headersFile(site(...pages))).toBe(headersFile(site()));
});

test('_redirects names every move, and forces none: Netlify would lead a page to itself, and Cloudflare refuses it', () => {
  expect(redirectsFile(site())).toBe('/index.html / 301\n/about/ /about 301\n/about.html /about 301\n');
});

test.each([
  ['nginx', nginxFiles(everywhere, 'site.example')],
  ['Caddy', caddyFiles(everywhere, 'site.example')],
])('%s is given each header once or more, with quotes and slashes as they are meant', (_, files) => {
  const text = Object.values(files).join('');
  expect(text, 'Each %name% of a template in hosting/templates/ has a value.').not.toMatch(/%[\w-]+%/);
  expect(text).toContain('site.example');
  for (const name of [...Object.keys(everywhere), 'X-Robots-Tag']) expect(text).toContain(` ${name} `);
  expect(text).toContain(`"${POLICY.replace(/["\\]/g, '\\$&')}"`);
});

type Route = {
  src?: string;
  status?: number;
  dest?: string;
  headers?: Record<string, string>;
  continue?: boolean;
  handle?: string;
};

/**
 * What Vercel's routes make of a path, as its Build Output API is documented: in order, until one doesn't continue; those
 * behind `hit` are for files that are there, and for them alone.
 */
function byVercel(routes: Route[], path: string, files: ReadonlySet<string>) {
  const headers: Record<string, string> = {};
  let isFound = false;
  for (const route of routes) {
    if (route.handle === 'filesystem') isFound = files.has(path);
    if (
      !route.src ||
      (isFound && !routes.slice(0, routes.indexOf(route)).some(({ handle }) => handle === 'hit'))
    )
      continue;
    if (!new RegExp(route.src).test(path)) continue;
    Object.assign(headers, route.headers);
    if (!route.continue) return { status: route.status, headers };
  }
  return { status: isFound ? 200 : 404, headers };
}

test('Vercel’s configuration gives every file its headers, moves and not-found page', () => {
  const delivery = site();
  const { routes, overrides } = JSON.parse(vercelConfig(delivery));
  const files = new Set([...delivery.files.map(({ address }) => address), '/about.html.br', '/404']);
  const ask = (path: string) => byVercel(routes, path, files);
  for (const { address, headers } of delivery.files) {
    const { 'Content-Type': _, ...rest } = headers;
    expect(ask(address)).toMatchObject({ status: 200, headers: rest });
  }
  for (const [from, to] of delivery.moves)
    expect(ask(from)).toMatchObject({ status: 308, headers: { Location: to } });
  for (const missing of ['/gone', '/404', '/about.html.br', '/_headers', '/_astro/gone.js', '/About'])
    expect(ask(missing)).toEqual({ status: 404, headers: everywhere });
  expect(overrides['about.html']).toEqual({ path: 'about', contentType: 'text/html; charset=utf-8' });
  expect(overrides['404.html']).toMatchObject({ path: '404' });
  expect(overrides['contact.vcf']).toEqual({ contentType: 'text/vcard; charset=utf-8' });
});
