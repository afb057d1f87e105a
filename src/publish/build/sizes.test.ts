import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LIMITS } from './limits.ts';
import { precompress } from './precompress.ts';
import { sizeWarnings } from './sizes.ts';

describe('the build warns about', () => {
  let dir = '';
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'sizes-'));
  });
  afterEach(() => rmSync(dir, { recursive: true }));
  const write = (file: string, size: number) => writeFileSync(join(dir, file), randomBytes(size));
  const warnings = (...references: string[]) => sizeWarnings(dir, [{ file: 'about.html', references }]);

  test('nothing in a site within its limits', () => {
    write('about.html', LIMITS.document);
    write('a.png', LIMITS.pictures);
    expect(warnings('a.png')).toEqual([]);
  });

  test('a page that is too long, by how much, and what that costs', () => {
    write('about.html', LIMITS.document + 50_000);
    expect(warnings()).toEqual([
      'The page /about is long: 70,480 bytes, 50,000 bytes over the limit of 20,480. On a slow ' +
        'connection (400 kbit/s) a first visit takes 1.0 s longer. Shorten its text, or divide it.',
    ]);
  });

  test('no product’s page within its own, larger limit', () => {
    mkdirSync(join(dir, 'products'));
    const file = 'products/messmate.html';
    write(file, LIMITS.product);
    expect(sizeWarnings(dir, [{ file, references: [] }])).toEqual([]);
  });

  test('no page that fits once it is compressed', async () => {
    writeFileSync(join(dir, 'about.html'), '<p>A text of the same words.</p>'.repeat(10_000));
    expect(warnings()).not.toEqual([]);
    await precompress(dir);
    expect(warnings()).toEqual([]);
  });

  test('the pictures of one page taken together, without those of another', () => {
    for (const file of ['about.html', 'other.jpg']) write(file, LIMITS.pictures / 20);
    for (const file of ['a.png', 'b.webp']) write(file, LIMITS.pictures);
    expect(warnings('a.png')).toEqual([]);
    expect(warnings('a.png', 'b.webp')).toEqual([
      expect.stringMatching(/^The pictures of \/about are large: 614,400 bytes/),
    ]);
  });
});
