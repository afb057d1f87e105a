import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withChange } from '../../../tests/content.ts';
import { readSourceTexts } from '../../content/reading/source-texts.ts';
import { LIMITS } from './limits.ts';
import { longPageWarnings, missingCharacterWarnings } from './warnings.ts';

test('warns about a page over its limit, with its excess and the longer wait', () => {
  const dir = mkdtempSync(join(tmpdir(), 'sizes-'));
  mkdirSync(join(dir, 'products'));
  const write = (file: string, size: number) => writeFileSync(join(dir, file), randomBytes(size));
  write('a.png', LIMITS.document + 50_000);
  write('products/messmate.html', LIMITS.product);
  write('about.html', LIMITS.document + 50_000);
  expect(longPageWarnings(dir)).toEqual([
    'The page /about is long: 70,480 bytes, 50,000 bytes over the limit of 20,480. On a slow ' +
      'connection (400 kbit/s) a first visit takes 1.0 s longer. Shorten its text, or divide it.',
  ]);
  write('about.html.br', LIMITS.document);
  expect(longPageWarnings(dir), 'expected the size of the compressed file to count').toEqual([]);
  rmSync(dir, { recursive: true });
});

test('warns about a character that brochure and social pictures leave out, with file, line and field', () => {
  const files = withChange('pages/home.yaml', /^lead:.*$/m, 'lead: Rice 🍛 → 10⁵ plates ✓');
  expect(missingCharacterWarnings(readSourceTexts(files).texts)).toEqual([
    expect.stringMatching(/^content\/pages\/home\.yaml, line \d+, lead: no font has 🍛, so the brochure/),
  ]);
});
