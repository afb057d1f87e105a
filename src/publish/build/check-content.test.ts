import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { isContentGood } from './check-content.ts';

test('letters that no font has are refused, unless the owner leaves them to the device', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'letters-'));
  cpSync('tests/fixtures/content', dir, { recursive: true });
  const company = readFileSync(join(dir, 'company.yaml'), 'utf8');
  writeFileSync(join(dir, 'company.yaml'), company.replace(/^product:.*$/m, 'product: 食堂'));
  const said = vi.spyOn(console, 'error').mockReturnValue();
  expect(await isContentGood(dir)).toBe(false);
  expect(said.mock.calls.join()).toMatch(
    /content\/company\.yaml:\d+\n.*font for\n.*found {5}2 others.*: 食 堂\n.*content\/fonts\/.*missingLetters: device/,
  );
  writeFileSync(join(dir, 'site.yaml'), 'language: en-IN\nmissingLetters: device\n');
  expect(await isContentGood(dir)).toBe(true);
  rmSync(dir, { recursive: true });
});
