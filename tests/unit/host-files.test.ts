import { expect, test } from 'vitest';
import type { Delivered, Delivery } from '../../src/publishing/delivery.ts';
import { nginxMaps } from '../../src/publishing/hosts/nginx.ts';
import { vercelConfig } from '../../src/publishing/hosts/vercel.ts';
import { headersFile, MAX_RULES, redirectsFile, withoutRule } from '../../src/publishing/hosts/workers.ts';

const document = (name: string, policy = `script-src 'sha256-${name}='`): Delivered => ({
  file: `${name}.html`,
  address: name === 'index' ? '/' : `/${name}`,
  headers: {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
    'X-Frame-Options': 'DENY',
    'Content-Security-Policy': policy,
  },
});
const asset = (file: string, cacheControl: string, type: string): Delivered => ({
  file,
  address: `/${file}`,
  headers: { 'Content-Type': type, 'Cache-Control': cacheControl, 'X-Frame-Options': 'DENY' },
});
const IMMUTABLE = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';
const site = (more: Delivered[] = []): Delivery => ({
  base: '',
  files: [
    document('index'),
    document('about'),
    asset('_astro/a.123.js', IMMUTABLE, 'text/javascript; charset=utf-8'),
    asset('contact.vcf', HOUR, 'text/vcard; charset=utf-8'),
    ...more,
  ],
  notFound: document('404'),
  moves: [
    ['/index.html', '/'],
    ['/about/', '/about'],
    ['/about.html', '/about'],
  ],
});

/** The headers that a path gets of `_headers` where a later rule has the last word, which is how Netlify reads it. */
function byNetlify(text: string, path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  let matches = false;
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    if (line.startsWith('/')) matches = line === path || line === '/*';
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
    expect(byNetlify(text, address)).toMatchObject(rest);
    if (address.endsWith('.vcf')) expect(byNetlify(text, address)['Content-Type']).toBe(type);
  }
  expect(byNetlify(text, '/_astro/gone.js')['Cache-Control']).toBe('no-cache');
  expect(byNetlify(text, '/gone')['Content-Security-Policy']).toContain('sha256-404');
});

test('_headers stays within the rules that Cloudflare reads; pages and hashed files come before others', () => {
  const others = Array.from({ length: 120 }, (_, i) => asset(`pictures/${i}.png`, HOUR, 'image/png'));
  const drawing = asset('drawing.svg', HOUR, 'image/svg+xml; charset=utf-8');
  drawing.headers['Content-Security-Policy'] = "style-src 'sha256-drawing='";
  const late = [
    document('zebra'),
    asset('_astro/z.js', IMMUTABLE, 'text/javascript; charset=utf-8'),
    drawing,
  ];
  const text = headersFile(site([...others, ...late]));
  const rules = text.split('\n').filter((line) => line.startsWith('/'));
  expect(rules).toHaveLength(MAX_RULES);
  for (const path of ['/*', '/', '/about', '/zebra', '/_astro/a.123.js', '/_astro/z.js', '/drawing.svg'])
    expect(rules, `${path} must keep its rule.`).toContain(path);
});

test('_headers with more pages and hashed files than rules keeps those with a policy of their own', () => {
  const hashed = Array.from({ length: 120 }, (_, i) => asset(`_astro/${i}.js`, IMMUTABLE, 'text/javascript'));
  const text = headersFile(site([...hashed, document('zebra')]));
  expect(text.split('\n')).toContain('/zebra');
  expect(withoutRule(site([...hashed, document('zebra')])).join()).not.toMatch(/zebra|about/);
});

test('a header that is too long for Cloudflare stops the build with the page’s name', () => {
  const long = document('about-long', `script-src ${"'sha256-x' ".repeat(250)}`);
  expect(() => headersFile(site([long]))).toThrow('/about-long: a header is longer');
});

test('_redirects names every move', () => {
  expect(redirectsFile(site())).toBe('/index.html / 301\n/about/ /about 301\n/about.html /about 301\n');
});

test('no move is forced: Netlify would lead a page to itself, and Cloudflare refuses it', () => {
  expect(redirectsFile(site())).not.toContain('!');
});

test('nginx is not given what it would read as a variable', () => {
  expect(() => nginxMaps(site([document('team', 'report-to $x')]))).toThrow('$');
});

type Route = {
  src?: string;
  status?: number;
  dest?: string;
  headers?: Record<string, string>;
  continue?: boolean;
  handle?: string;
};

/** What Vercel's routes make of a path, as its Build Output API is documented: in order, until one doesn't continue. */
function byVercel(routes: Route[], path: string, files: ReadonlySet<string>) {
  const headers: Record<string, string> = {};
  for (const route of routes) {
    if (route.handle === 'filesystem' && files.has(path)) return { status: 200, headers };
    if (!route.src || !new RegExp(route.src).test(path)) continue;
    Object.assign(headers, route.headers);
    if (!route.continue) return { status: route.status, headers };
  }
  return { status: 404, headers };
}

test('Vercel’s configuration gives every file its headers, moves and not-found page', () => {
  const delivery = site();
  const { version, routes, overrides } = JSON.parse(vercelConfig(delivery));
  const files = new Set(delivery.files.map(({ address }) => address));
  expect(version).toBe(3);
  for (const { address, headers } of delivery.files) {
    const { 'Content-Type': _, ...rest } = headers;
    expect(byVercel(routes, address, files)).toMatchObject({ status: 200, headers: rest });
  }
  expect(byVercel(routes, '/about/', files)).toMatchObject({ status: 308, headers: { Location: '/about' } });
  for (const path of ['/gone', '/_astro/gone.js', '/about.html.br', '/_headers', '/404']) {
    const answer = byVercel(routes, path, files);
    expect(answer, path).toMatchObject({ status: 404, headers: { 'Cache-Control': 'no-cache' } });
  }
  expect(overrides['about.html']).toEqual({ path: 'about', contentType: 'text/html; charset=utf-8' });
});
