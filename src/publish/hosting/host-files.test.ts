import { expect, test } from 'vitest';
import { headersFor, siteHeaders } from './headers.ts';
import { formatHeadersFile, formatHtaccess, formatNginxFiles, formatRedirectsFile } from './host-files.ts';
import type { HostingRules } from './hosting-rules.ts';

const POLICY = `script-src 'self' 'sha256-site='; style-src "odd\\"`;
const commonHeaders = siteHeaders(POLICY, 'host');

/** Returns the rules of a site with a home page, an about page and other files. */
const site = (...otherFiles: string[]): HostingRules => ({
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

/** Returns the headers that `_headers` gives to a path. @param canRemove false for Netlify, which ignores `! Name` */
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

test('writes _headers for each file, also for hosts that ignore "! Name"', () => {
  const rules = site();
  const text = formatHeadersFile(rules);
  for (const { address, headers } of rules.files) {
    const { 'Content-Type': type, ...rest } = headers;
    expect(headersAt(text, address, false)).toMatchObject(rest);
    expect(headersAt(text, address, true)).toEqual(address.endsWith('.vcf') ? headers : rest);
  }
  for (const missing of ['/_astro/gone.js', '/gone'])
    expect(headersAt(text, missing, true)).toEqual(commonHeaders);
});

test('writes the rules of hashed files first: Cloudflare reads no more than 100', () => {
  const rules = formatHeadersFile(site('pictures/0.png', '_astro/z.js'))
    .split('\n')
    .filter((line) => line.startsWith('/'));
  expect(rules.slice(0, 3)).toEqual(['/*', '/_astro/a.123.js', '/_astro/z.js']);
  expect(rules).toContain('/pictures/0.png');
});

test('writes no rule for a page, however many there are', () => {
  const pages = Array.from({ length: 200 }, (_, i) => `page-${i}.html`);
  expect(formatHeadersFile(site(...pages))).toBe(formatHeadersFile(site()));
});

test('writes every redirect, and forces none: Netlify would redirect a page to itself', () => {
  expect(formatRedirectsFile(site())).toBe('/index.html / 301\n/about/ /about 301\n/about.html /about 301\n');
});

test('escapes quotes and backslashes in the headers of nginx', () => {
  const text = Object.values(formatNginxFiles(site(), 'site.example')).join('');
  expect(text, 'Each %name% of a template in hosting/templates/ has a value.').not.toMatch(/%[\w-]+%/);
  expect(text).toContain('site.example');
  for (const name of [...Object.keys(commonHeaders), 'X-Robots-Tag']) expect(text).toContain(` ${name} `);
  expect(text).toContain(`"${POLICY.replace(/["\\]/g, '\\$&')}"`);
});

test('lets nginx cache a file for a year only if it is sent', () => {
  const { 'site-maps.conf': maps } = formatNginxFiles(site(), 'site.example');
  expect(maps).toMatch(
    /^map \$status\$uri \$site_cache_control \{[^}]*"~\^\(200\|206\|304\)\/_astro\/" ".*immutable";/m,
  );
});

test('escapes special characters in the headers and redirects of Apache', () => {
  const moved = ['/old(1)+.html', 'https://other.example/?a=%241%20b'] as const;
  const { '.htaccess': text = '' } = formatHtaccess({ ...site(), redirects: [moved] });
  expect(text, 'Each %name% of a template in hosting/templates/ has a value.').not.toMatch(/%[\w-]+%/);
  for (const name of Object.keys(commonHeaders)) expect(text).toContain(`Header always set ${name} `);
  expect(text).toContain(`"${POLICY.replace(/["\\]/g, '\\$&')}"`);
  expect(text).toContain(
    String.raw`RewriteRule "^old\(1\)\+\.html$" "https://other.example/?a=\%241\%20b" [R=301,NE,L]`,
  );
});
