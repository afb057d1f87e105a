import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LIMITS } from './limits.ts';
import { findLongPages } from './long-pages.ts';

test('warns about a page that is too long, by how much, and what that costs', () => {
  const dir = mkdtempSync(join(tmpdir(), 'sizes-'));
  mkdirSync(join(dir, 'products'));
  const write = (file: string, size: number) => writeFileSync(join(dir, file), randomBytes(size));
  write('a.png', LIMITS.document + 50_000);
  write('products/messmate.html', LIMITS.product);
  write('about.html', LIMITS.document + 50_000);
  expect(findLongPages(dir)).toEqual([
    'The page /about is long: 70,480 bytes, 50,000 bytes over the limit of 20,480. On a slow ' +
      'connection (400 kbit/s) a first visit takes 1.0 s longer. Shorten its text, or divide it.',
  ]);
  write('about.html.br', LIMITS.document);
  expect(findLongPages(dir), 'The compressed page fits.').toEqual([]);
  rmSync(dir, { recursive: true });
});
