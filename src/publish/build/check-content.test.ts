import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { isContentValid } from './check-content.ts';

test('rejects letters without a font, unless the owner leaves them to the device', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'letters-'));
  cpSync('tests/fixtures/content', dir, { recursive: true });
  const company = readFileSync(join(dir, 'company.yaml'), 'utf8');
  writeFileSync(join(dir, 'company.yaml'), company.replace(/^product:.*$/m, 'product: 食堂'));
  const log = vi.spyOn(console, 'error').mockReturnValue();
  expect(await isContentValid(dir), 'The build has to stop.').toBe(false);
  expect(log.mock.calls.join()).toMatch(
    /content\/company\.yaml:\d+\n.*font for\n.*found {5}letters without a font \(2\): 食 堂\n.*content\/fonts\/.*missingLetters: device/,
  );
  writeFileSync(join(dir, 'site.yaml'), 'language: en-IN\nmissingLetters: device\n');
  expect(await isContentValid(dir), 'The tests’ company has no problem.').toBe(true);
  rmSync(dir, { recursive: true });
});

test('rejects a file in content/fonts that is no font, or is truncated', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'no-font-'));
  cpSync('tests/fixtures/content', dir, { recursive: true });
  mkdirSync(join(dir, 'fonts'));
  const whole = 'node_modules/@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff2';
  writeFileSync(join(dir, 'fonts/page.ttf'), '<!doctype html>');
  writeFileSync(join(dir, 'fonts/short.woff2'), readFileSync(whole).subarray(0, 2000));
  cpSync(whole, join(dir, 'fonts/whole.woff2'));
  const log = vi.spyOn(console, 'error').mockReset().mockReturnValue();
  expect(await isContentValid(dir), 'The build has to stop.').toBe(false);
  expect(log.mock.calls.join()).toMatch(
    /2 problems[\s\S]*content\/fonts\/page\.ttf\n.*an intact font file[\s\S]*content\/fonts\/short\.woff2\n/,
  );
  rmSync(dir, { recursive: true });
});
