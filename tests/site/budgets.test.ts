/** Limits of pages, tested on the fixtures. With the owner's content a build only warns of large documents. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { documentLimit, LIMITS } from '../../src/publish/build/limits.ts';
import { scopedName } from '../../src/publish/build/scoped-name.ts';
import { documentsOf, filesOf } from '../../src/publish/hosting/files.ts';
import { dir, findElements, parse, textOf } from './built-pages.ts';

const files = filesOf(dir);
const PLATE_CLASS = scopedName('thali', 'src/ui/Thali/Thali.module.css');
const read = (file: string) => readFileSync(join(dir, file));

describe.each(documentsOf(files))('%s', (file) => {
  test('is within its limit of bytes', () => {
    expect(
      statSync(join(dir, `${file}.br`)).size,
      'expected fewer bytes: shorten the text, draw less in inline SVG, or drop unused styles',
    ).toBeLessThanOrEqual(documentLimit(file));
  });

  test('has the styles of the Thali component only if it has a plate', () => {
    const html = read(file).toString();
    const styles = findElements(parse(html), 'style').map(textOf).join('');
    expect(styles.length, 'expected styles').toBeGreaterThan(1000);
    expect(
      styles.includes(`.${PLATE_CLASS}`),
      'expected no import of Thali without a plate: Astro sends the styles of all modules that a page imports',
    ).toBe(html.includes(`class="${PLATE_CLASS}`));
  });

  test('has inline scripts within the limit', () => {
    // Scripts of the types json, speculationrules and importmap are data.
    const inlineScripts = findElements(parse(read(file).toString()), 'script').filter(
      ({ properties: { src, type = '' } }) => !src && !/json|rules|map/.test(String(type)),
    );
    const { byteLength } = brotliCompressSync(Buffer.from(inlineScripts.map(textOf).join('')));
    const why = 'expected a smaller script: use CSS or HTML, or move code into the island';
    expect(byteLength, why).toBeLessThanOrEqual(LIMITS.inlineScript);
  });
});

test('fits the first view of the product page, with its styles, into the first packets', () => {
  const html = read('products/messmate.html').toString();
  const firstViewEnd = html.indexOf('id="day"');
  expect(firstViewEnd, 'expected the section with id "day" after the first view').toBeGreaterThan(0);
  expect(brotliCompressSync(html.slice(0, firstViewEnd)).length).toBeLessThanOrEqual(
    LIMITS.firstPackets * LIMITS.packetBytes,
  );
});

test('has no :has() on an element that contains the whole page', () => {
  const styles = [
    ...documentsOf(files).flatMap((file) => findElements(parse(read(file).toString()), 'style').map(textOf)),
    ...files.filter((file) => file.endsWith('.css')).map((file) => read(file).toString()),
  ];
  expect(styles.join('').length, 'expected styles').toBeGreaterThan(10_000);
  expect(
    styles.flatMap((css) => css.match(/(:root|html|body|main)[^\s>+~,{}]*:has\([^{]*/g) ?? []),
    'expected none, because browsers evaluate it again at each step of the demo: let the code set an attribute',
  ).toEqual([]);
});

test('limits the number of elements and the length of SVG paths on the product page', () => {
  const html = read('products/messmate.html').toString();
  const pathData = [...html.matchAll(/ d="([^"]*)"/g)].map(([, d = '']) => d);
  expect(pathData.length, 'expected paths').toBeGreaterThan(100);
  const elementCount = html.match(/<[a-z]/g)?.length;
  // Each element is laid out twice, in the fallback font and in the web font.
  expect(elementCount, 'expected fewer elements').toBeLessThan(1450);
  expect(pathData.join('').length, 'expected shorter paths: fewer shapes or decimals').toBeLessThan(42_000);
});

test('has no select element in the HTML', () => {
  const documentsWithSelect = documentsOf(files).filter(
    (file) => findElements(parse(read(file).toString()), 'select').length > 0,
  );
  // Chromium examines each select element for autofill, and lays out the hidden panel around it.
  expect(documentsWithSelect, 'expected none: use Select of controls.tsx').toEqual([]);
});

test('limits the size of the fonts', () => {
  const fonts = files.filter((file) => file.endsWith('.woff2'));
  expect(fonts.length, 'expected fonts').toBeGreaterThan(0);
  const bytes = fonts.reduce((sum, file) => sum + read(file).byteLength, 0);
  const why = `expected fewer bytes: remove glyphs or weights that no page uses from ${fonts.join(', ')}`;
  expect(bytes, why).toBeLessThanOrEqual(LIMITS.fonts);
});
