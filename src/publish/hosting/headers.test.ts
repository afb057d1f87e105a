import { expect, test } from 'vitest';
import { siteSchema } from '../../content/schemas/settings.ts';
import { createCommonHeaders, headersFor } from './headers.ts';

const commonHeaders = createCommonHeaders('policy', 'host');

test('has the common headers that security scanners look for', () => {
  expect(commonHeaders).toMatchObject({
    'Content-Security-Policy': 'policy',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
});

test.each(['about.html', 'favicon.svg', 'contact.vcf'])('lets a stale %s be shown for a minute', (file) => {
  expect(headersFor(file, commonHeaders)).toMatchObject({
    'Content-Security-Policy': 'policy',
    'Cache-Control': 'max-age=0, stale-while-revalidate=60',
    'Permissions-Policy': expect.stringContaining('camera=()'),
  });
});

test('lets browsers cache hashed files for a year, without document headers', () => {
  const headers = headersFor('_astro/a.12345678.js', commonHeaders);
  expect(headers).toMatchObject({
    'Cache-Control': 'public, max-age=31536000, immutable',
    'X-Content-Type-Options': 'nosniff',
  });
  for (const name of ['Content-Security-Policy', 'Permissions-Policy'])
    expect(headers).not.toHaveProperty(name);
});

test.each([
  ['Cross-Origin-Resource-Policy', 'index.html', 'same-origin'],
  ['Cross-Origin-Resource-Policy', '_astro/a.js', 'same-origin'],
  ['Cross-Origin-Resource-Policy', '_astro/face.avif', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'card.vcf', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'social/home.png', 'cross-origin'],
  ['Cross-Origin-Resource-Policy', 'favicon.svg', 'cross-origin'],
  ['X-Robots-Tag', 'legal/terms-2025-01-01.txt', 'noindex'],
  ['X-Robots-Tag', 'legal/terms.txt', 'noindex'],
  ['X-Robots-Tag', 'legal/terms.html', undefined],
  ['X-Robots-Tag', 'robots.txt', undefined],
])('sets %s of %s to %s', (name, file, value) => expect(headersFor(file, commonHeaders)[name]).toBe(value));

test.each([
  [undefined, 'max-age=63072000'],
  ['host', 'max-age=63072000'],
  ['subdomains', 'max-age=63072000; includeSubDomains'],
  ['off', 'max-age=0'],
])('sends strictTransport %s of site.yaml as %s', (setting, header) => {
  const { strictTransport } = siteSchema.parse({ language: 'hi', strictTransport: setting });
  expect(createCommonHeaders('policy', strictTransport)['Strict-Transport-Security']).toBe(header);
});
