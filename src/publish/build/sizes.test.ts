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
  const warnings = () => sizeWarnings(dir);

  test('nothing in a site within its limits', () => {
    write('about.html', LIMITS.document);
    write('a.png', LIMITS.document + 50_000);
    expect(warnings()).toEqual([]);
  });

  test('a page that is too long, by how much, and what that costs', () => {
    write('about.html', LIMITS.document + 50_000);
    expect(warnings()).toEqual([
      'The page /about is long: 70,480 bytes, 50,000 bytes over the limit of 20,480. On a slow ' +
        'connection (400 kbit/s) a first visit takes 1.0 s longer. Shorten its text, or divide it.',
    ]);
  });

  test('no page for which nobody waits', () => {
    write('about.html', LIMITS.document + 600);
    expect(warnings()).toEqual([]);
  });

  test('no product’s page within its own, larger limit', () => {
    mkdirSync(join(dir, 'products'));
    write('products/messmate.html', LIMITS.product);
    expect(warnings()).toEqual([]);
  });

  test('no page that fits once it is compressed', async () => {
    writeFileSync(join(dir, 'about.html'), '<p>A text of the same words.</p>'.repeat(10_000));
    expect(warnings()).not.toEqual([]);
    await precompress(dir);
    expect(warnings()).toEqual([]);
  });
});
