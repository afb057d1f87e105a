import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  content,
  dir,
  findElements,
  linkOf,
  meta,
  pages,
  parse,
  pathOf,
  read,
  textOf,
} from './built-pages.ts';

/** The largest picture in bytes that WhatsApp shows. */
const MAX_PICTURE_BYTES = 300_000;

test('has no HTML file but the pages of routes.ts and a not-found page with noindex', () => {
  const documents = globSync('**/*.html', { cwd: dir }).map((file) => file.replaceAll('\\', '/'));
  const unregistered = documents.filter((file) => !pages.some(({ stem }) => `${stem}.html` === file));
  expect(unregistered.sort()).toEqual(['404.html']);
  for (const file of unregistered) {
    const tree = parse(read(file));
    expect(meta(tree, 'robots'), file).toBe('noindex');
    expect(linkOf(tree, 'canonical'), file).toBeUndefined();
  }
});

describe.each(pages)('$path', ({ path, tree, title, description, isListed }) => {
  test('has its title, description and address, also for previews, and noindex on drafts only', () => {
    expect(textOf(findElements(tree, 'title')[0] ?? tree)).toBe(title);
    expect(meta(tree, 'og:title')).toBe(title);
    expect(meta(tree, 'description')).toBe(description);
    expect(meta(tree, 'og:description')).toBe(description);
    expect(pathOf(linkOf(tree, 'canonical'))).toBe(path);
    expect(meta(tree, 'og:url')).toBe(linkOf(tree, 'canonical'));
    expect(meta(tree, 'twitter:card')).toBe('summary_large_image');
    expect(meta(tree, 'robots'), 'expected noindex on drafts only').toBe(isListed ? undefined : 'noindex');
  });

  test('has a social card of the right size with a drawing', async () => {
    const picture = pathOf(meta(tree, 'og:image')) ?? '';
    const bytes = readFileSync(join(dir, picture));
    const { width, height, format } = await sharp(bytes).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
    expect(bytes.byteLength, 'expected a size that WhatsApp shows').toBeLessThan(MAX_PICTURE_BYTES);
    const { channels } = await sharp(bytes).stats();
    for (const { stdev } of channels.slice(0, 3))
      expect(stdev, `expected a drawing in ${picture}, found nearly one colour`).toBeGreaterThan(10);
    expect(meta(tree, 'og:image:alt'), 'expected a figure for each placeholder').toMatch(/^[^{}]+$/);
  });
});

test('gives each page its own social card, with its own alternative text', () => {
  for (const key of ['og:image', 'og:image:alt'])
    expect(new Set(pages.map(({ tree }) => meta(tree, key))).size, key).toBe(pages.length);
});

test('allows every robot, and lists every page but drafts in the sitemap', () => {
  const robots = read('robots.txt');
  expect(robots).toMatch(/^User-agent: \*$/m);
  expect(robots).not.toMatch(/^Disallow: \S/m);
  const readLocations = (file: string | undefined) =>
    [...read(file ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => pathOf(address));
  const index = pathOf(/^Sitemap: (\S+)$/m.exec(robots)?.[1]);
  const listed = readLocations(index).flatMap(readLocations);
  const expected = pages.filter(({ isListed }) => isListed).map(({ path }) => path);
  expect(listed.sort()).toEqual(expected.sort());
});

test('has a security.txt according to RFC 9116', () => {
  const text = read('.well-known/security.txt');
  const field = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1] ?? '';
  expect(field('Contact')).toBe(`mailto:${content.company.email}`);
  expect(pathOf(field('Canonical'))).toBe('/.well-known/security.txt');
  expect(field('Preferred-Languages')).not.toBe('');
  // The file may have expired since the build, so this tests only that it is not valid for more than a year.
  const daysLeft = (Date.parse(field('Expires')) - Date.now()) / 86_400_000;
  expect(daysLeft, `expected at most a year to Expires: ${field('Expires')}`).toBeLessThan(366);
});
