/** How heavy the site may be, with the fixtures' words. For the owner's words the build warns but does not fail. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { documentLimit, LIMITS } from '../../src/publish/build/limits.ts';
import { documentsOf, filesOf } from '../../src/publish/hosting/files.ts';
import { all, dir, parse, textOf } from './built-pages.ts';

const files = filesOf(dir);
const read = (file: string) => readFileSync(join(dir, file));

describe.each(documentsOf(files))('%s', (file) => {
  test('fits its limit', () => {
    expect(
      statSync(join(dir, `${file}.br`)).size,
      'Shorten its text, draw less in inline SVG, or drop styles that it does not use.',
    ).toBeLessThanOrEqual(documentLimit(file));
  });

  test('holds little script', () => {
    const run = all(parse(read(file).toString()), 'script').filter(
      ({ properties: { src, type = '' } }) => !src && !/json|rules|map/.test(String(type)),
    );
    const { byteLength } = brotliCompressSync(Buffer.from(run.map(textOf).join('')));
    expect(byteLength, 'Do it in CSS or HTML, or move it into the island.').toBeLessThanOrEqual(
      LIMITS.inlineScript,
    );
  });
});

test('no document has a list to choose from', () => {
  const lists = documentsOf(files).filter((file) => all(parse(read(file).toString()), 'select').length > 0);
  expect(
    lists,
    'Chromium looks at each list in order to fill it in, and lays out the hidden panel around it: use Select.',
  ).toEqual([]);
});

test('the fonts fit their limit', () => {
  const fonts = files.filter((file) => file.endsWith('.woff2'));
  expect(fonts.length, 'The type family is missing from the site.').toBeGreaterThan(0);
  const bytes = fonts.reduce((sum, file) => sum + read(file).byteLength, 0);
  expect(bytes, `Cut glyphs or weights that no page uses: ${fonts.join(', ')}.`).toBeLessThanOrEqual(
    LIMITS.fonts,
  );
});
