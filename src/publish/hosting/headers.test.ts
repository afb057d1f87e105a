/** The headers of each kind of file. */
import { describe, expect, test } from 'vitest';
import { siteSchema } from '../../content/schemas/settings.ts';
import { headersFor, siteHeaders } from './headers.ts';

describe('headers', () => {
  const everywhere = siteHeaders('policy', 'host');

  test('every answer says what a scanner of headers looks for', () => {
    expect(everywhere).toMatchObject({
      'Content-Security-Policy': 'policy',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Frame-Options': 'DENY',
      'Cross-Origin-Opener-Policy': 'same-origin',
    });
  });

  test('documents and drawings have the policy, are stale after a minute, and may not use the camera', () => {
    for (const file of ['about.html', 'favicon.svg', 'contact.vcf']) {
      expect(headersFor(file, everywhere)['Content-Security-Policy']).toBe('policy');
      expect(headersFor(file, everywhere)['Cache-Control']).toBe('max-age=0, stale-while-revalidate=60');
      expect(headersFor(file, everywhere)['Permissions-Policy']).toContain('camera=()');
    }
  });

  test('hashed files are cached for a year, without the headers that mean nothing on them', () => {
    const headers = headersFor('_astro/a.12345678.js', everywhere);
    expect(headers['Cache-Control']).toBe('public, max-age=31536000, immutable');
    expect(Object.keys(headers)).not.toContain('Content-Security-Policy');
    expect(Object.keys(headers)).not.toContain('Permissions-Policy');
    expect(headers['X-Content-Type-Options']).toBe('nosniff');
  });

  test('every file is for this site only, except pictures made for other sites', () => {
    const resource = (file: string) => headersFor(file, everywhere)['Cross-Origin-Resource-Policy'];
    for (const file of ['index.html', '_astro/a.js', '_astro/face.avif', 'card.vcf'])
      expect(resource(file)).toBe('same-origin');
    for (const file of ['social/home.png', 'favicon.svg']) expect(resource(file)).toBe('cross-origin');
  });

  test('a legal text in another form than its page is not to be listed', () => {
    const robots = (file: string) => headersFor(file, everywhere)['X-Robots-Tag'];
    for (const file of ['legal/terms-2025-01-01.txt', 'legal/terms.txt'])
      expect(robots(file)).toBe('noindex');
    for (const file of ['legal/terms.html', 'robots.txt']) expect(robots(file)).toBeUndefined();
  });

  test.each([
    ['nothing', {}, 'max-age=63072000'],
    ['host', { strictTransport: 'host' }, 'max-age=63072000'],
    ['subdomains', { strictTransport: 'subdomains' }, 'max-age=63072000; includeSubDomains'],
    ['off', { strictTransport: 'off' }, 'max-age=0'],
  ])('site.yaml says %s of strictTransport', (_, setting, header) => {
    const { strictTransport } = siteSchema.parse({ language: 'hi', ...setting });
    expect(siteHeaders('policy', strictTransport)['Strict-Transport-Security']).toBe(header);
  });

  test('another word for strictTransport is refused', () => {
    expect(siteSchema.safeParse({ language: 'hi', strictTransport: 'preload' }).success).toBe(false);
  });
});
