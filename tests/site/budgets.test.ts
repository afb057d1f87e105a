/** Limits for the fixtures. For the owner's content the build warns but does not fail. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { documentLimit, LIMITS } from '../../src/publish/build/limits.ts';
import { documentsOf, filesOf } from '../../src/publish/hosting/files.ts';
import { dir, findElements, parse, textOf } from './built-pages.ts';

const files = filesOf(dir);
const read = (file: string) => readFileSync(join(dir, file));

describe.each(documentsOf(files))('%s', (file) => {
  test('is within its limit of bytes', () => {
    expect(
      statSync(join(dir, `${file}.br`)).size,
      'Shorten its text, draw less in inline SVG, or drop styles that it does not use.',
    ).toBeLessThanOrEqual(documentLimit(file));
  });

  test('has styles of the plate only with a plate', () => {
    const html = read(file).toString();
    const styles = findElements(parse(html), 'style').map(textOf).join('');
    expect(styles.length, 'expected styles').toBeGreaterThan(1000);
    expect(
      styles.includes('.Thali_'),
      'expected no such import: Astro sends the styles of all modules that a page imports',
    ).toBe(html.includes('class="Thali_'));
  });

  test('has inline scripts within the limit', () => {
    const inlineScripts = findElements(parse(read(file).toString()), 'script').filter(
      ({ properties: { src, type = '' } }) => !src && !/json|rules|map/.test(String(type)),
    );
    const { byteLength } = brotliCompressSync(Buffer.from(inlineScripts.map(textOf).join('')));
    expect(byteLength, 'Do it in CSS or HTML, or move it into the island.').toBeLessThanOrEqual(
      LIMITS.inlineScript,
    );
  });
});

test('fits the product page’s first view with its styles into its packets', () => {
  const html = read('products/messmate.html').toString();
  const end = html.indexOf('id="day"');
  expect(end, 'expected the strip of the day after the first view').toBeGreaterThan(0);
  expect(brotliCompressSync(html.slice(0, end)).length).toBeLessThanOrEqual(
    LIMITS.firstPackets * LIMITS.packetBytes,
  );
});

test('has no :has() on the whole page', () => {
  const styles = [
    ...documentsOf(files).flatMap((file) => findElements(parse(read(file).toString()), 'style').map(textOf)),
    ...files.filter((file) => file.endsWith('.css')).map((file) => read(file).toString()),
  ];
  expect(styles.join('').length, 'expected styles').toBeGreaterThan(10_000);
  expect(
    styles.flatMap((css) => css.match(/(:root|html|body|main)[^\s>+~,{}]*:has\([^{]*/g) ?? []),
    'Each step of the demo evaluates it again: set an attribute where the change is made.',
  ).toEqual([]);
});

test('limits elements and paths of the product page', () => {
  const html = read('products/messmate.html').toString();
  const paths = [...html.matchAll(/ d="([^"]*)"/g)].map(([, d = '']) => d);
  expect(paths.length, 'expected paths').toBeGreaterThan(100);
  const counts = { elements: html.match(/<[a-z]/g)?.length, paths: paths.join('').length };
  expect(
    counts.elements,
    'Remove some: each is laid out twice, in a font of the device and in the family.',
  ).toBeLessThan(1450);
  expect(counts.paths, 'Draw less, or with fewer decimals.').toBeLessThan(42_000);
});

test('has no select element', () => {
  const withSelect = documentsOf(files).filter(
    (file) => findElements(parse(read(file).toString()), 'select').length > 0,
  );
  expect(
    withSelect,
    'Use Select: Chromium examines each select for autofill, and lays out the hidden panel around it.',
  ).toEqual([]);
});

test('limits the size of the fonts', () => {
  const fonts = files.filter((file) => file.endsWith('.woff2'));
  expect(fonts.length, 'expected fonts').toBeGreaterThan(0);
  const bytes = fonts.reduce((sum, file) => sum + read(file).byteLength, 0);
  expect(bytes, `Cut glyphs or weights that no page uses: ${fonts.join(', ')}.`).toBeLessThanOrEqual(
    LIMITS.fonts,
  );
});
