import { expect, test } from 'vitest';
import { createCommonHeaders, headersFor } from './headers.ts';
import { formatHeadersFile, formatHtaccess, formatNginx, formatRedirectsFile } from './host-files.ts';
import type { HostingRules } from './hosting-rules.ts';

const POLICY = `script-src 'self' 'sha256-site='; style-src "odd\\"`;
const commonHeaders = createCommonHeaders(POLICY, 'host');

/** Returns the rules of a site with two pages and other files. */
const rulesOf = (...otherFiles: string[]): HostingRules => ({
  commonHeaders,
  files: [
    'index.html',
    'about.html',
    '_astro/a.123.js',
    'contact.vcf',
    'favicon.svg',
    'legal/terms.txt',
    ...otherFiles,
  ].map((file) => ({
    file,
    address: `/${file.replace(/^index\.html$|\.html$/, '')}`,
    headers: headersFor(file, commonHeaders),
  })),
  redirects: [
    ['/index.html', '/'],
    ['/about/', '/about'],
    ['/about.html', '/about'],
  ],
});

/** Returns the headers that `_headers` gives a path. @param canRemove whether `! Name` works (not on Netlify) */
function headersAt(text: string, path: string, canRemove: boolean): Record<string, string> {
  const headers: Record<string, string> = {};
  let matches = false;
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    if (line.startsWith('/')) matches = line === path || line === '/*';
    if (matches && canRemove && line.startsWith('! ')) delete headers[line.slice(2)];
    const [, name = '', value = ''] = /^([^:\s]+): (.*)$/.exec(line) ?? [];
    if (matches && name) headers[name] = value;
  }
  return headers;
}

test('gives each file its headers, Content-Type only to .vcf, also on hosts that ignore "! Name"', () => {
  const rules = rulesOf();
  const text = formatHeadersFile(rules);
  for (const { address, headers } of rules.files) {
    const { 'Content-Type': _, ...untyped } = headers;
    expect(headersAt(text, address, false)).toMatchObject(untyped);
    expect(headersAt(text, address, true)).toEqual(address.endsWith('.vcf') ? headers : untyped);
  }
  for (const missing of ['/_astro/gone.js', '/gone'])
    expect(headersAt(text, missing, true)).toEqual(commonHeaders);
});

test('writes the rules of hashed files first, because Cloudflare reads only 100', () => {
  const rules = formatHeadersFile(rulesOf('pictures/0.png', '_astro/z.js'))
    .split('\n')
    .filter((line) => line.startsWith('/'));
  expect(rules.slice(0, 3)).toEqual(['/*', '/_astro/a.123.js', '/_astro/z.js']);
  expect(rules).toContain('/pictures/0.png');
});

test('writes no rule for pages, which need only the common headers', () => {
  const pages = Array.from({ length: 200 }, (_, i) => `page-${i}.html`);
  expect(formatHeadersFile(rulesOf(...pages))).toBe(formatHeadersFile(rulesOf()));
});

test('writes every redirect without `!`, with which Netlify would redirect a page to itself', () => {
  expect(formatRedirectsFile(rulesOf())).toBe(
    '/index.html / 301\n/about/ /about 301\n/about.html /about 301\n',
  );
});

test('writes every header for nginx, with quotes and backslashes escaped', () => {
  const text = Object.values(formatNginx(rulesOf(), 'site.example')).join('');
  expect(text, 'expected a value for each %name% in hosting/templates/').not.toMatch(/%[\w-]+%/);
  expect(text).toContain('site.example');
  for (const name of [...Object.keys(commonHeaders), 'X-Robots-Tag']) expect(text).toContain(` ${name} `);
  expect(text).toContain(`"${POLICY.replace(/["\\]/g, '\\$&')}"`);
});

test('nginx lets browsers cache a hashed file for a year only if the status is 200, 206 or 304', () => {
  const { 'site-maps.conf': maps } = formatNginx(rulesOf(), 'site.example');
  expect(maps).toMatch(
    /^map \$status\$uri \$site_cache_control \{[^}]*"~\^\(200\|206\|304\)\/_astro\/" ".*immutable";/m,
  );
});

test('writes the common headers and redirects for Apache, with special characters escaped', () => {
  const moved = ['/old(1)+.html', 'https://other.example/?a=%241%20b'] as const;
  const text = formatHtaccess({ ...rulesOf(), redirects: [moved] });
  expect(text, 'expected a value for each %name% in hosting/templates/').not.toMatch(/%[\w-]+%/);
  for (const name of Object.keys(commonHeaders)) expect(text).toContain(`Header always set ${name} `);
  expect(text).toContain(`"${POLICY.replace(/["\\]/g, '\\$&')}"`);
  expect(text).toContain(
    String.raw`RewriteRule "^old\(1\)\+\.html$" "https://other.example/?a=\%241\%20b" [R=301,NE,L]`,
  );
});
