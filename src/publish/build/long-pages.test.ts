import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LIMITS } from './limits.ts';
import { findLongPages } from './long-pages.ts';
import { precompress } from './precompress.ts';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'sizes-'));
  mkdirSync(join(dir, 'products'));
});
afterEach(() => rmSync(dir, { recursive: true }));

test.each([
  ['about.html', LIMITS.document],
  ['a.png', LIMITS.document + 50_000],
  // Takes 0.01 s to load.
  ['about.html', LIMITS.document + 600],
  ['products/messmate.html', LIMITS.product],
])('does not warn about %s of %d bytes', (file, size) => {
  writeFileSync(join(dir, file), randomBytes(size));
  expect(findLongPages(dir)).toEqual([]);
});

test('warns about a page that is too long, by how much, and what that costs', () => {
  writeFileSync(join(dir, 'about.html'), randomBytes(LIMITS.document + 50_000));
  expect(findLongPages(dir)).toEqual([
    'The page /about is long: 70,480 bytes, 50,000 bytes over the limit of 20,480. On a slow ' +
      'connection (400 kbit/s) a first visit takes 1.0 s longer. Shorten its text, or divide it.',
  ]);
});

test('does not warn about a page that fits once it is compressed', async () => {
  writeFileSync(join(dir, 'about.html'), '<p>A text of the same words.</p>'.repeat(10_000));
  expect(findLongPages(dir)).not.toEqual([]);
  await precompress(dir);
  expect(findLongPages(dir)).toEqual([]);
});
