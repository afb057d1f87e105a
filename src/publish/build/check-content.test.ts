import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { copyContentBeforeEach } from '../../../tests/content-copy.ts';
import { isContentValid } from './check-content.ts';

const copy = copyContentBeforeEach();
afterEach(() => vi.restoreAllMocks());

test('rejects letters without a font, unless site.yaml lets the visitor’s device draw them', async () => {
  copy.write('company.yaml', copy.read('company.yaml').replace(/^product:.*$/m, 'product: 食堂'));
  const log = vi.spyOn(console, 'error').mockReturnValue();
  expect(await isContentValid(copy.root)).toBe(false);
  expect(log.mock.calls.join()).toMatch(
    /content\/company\.yaml:\d+\n.*font for\n.*found {5}letters without a font \(2\): 食 堂\n.*content\/fonts\/.*missingLetters: device/,
  );
  copy.write('site.yaml', 'language: en-IN\nmissingLetters: device\n');
  expect(await isContentValid(copy.root)).toBe(true);
});

test('rejects a file in content/fonts that is not a font, or is truncated', async () => {
  const font = 'node_modules/@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff2';
  mkdirSync(copy.pathOf('fonts'));
  copy.write('fonts/page.ttf', '<!doctype html>');
  copy.write('fonts/short.woff2', readFileSync(font).subarray(0, 2000));
  cpSync(font, copy.pathOf('fonts/intact.woff2'));
  const log = vi.spyOn(console, 'error').mockReturnValue();
  expect(await isContentValid(copy.root)).toBe(false);
  expect(log.mock.calls.join()).toMatch(
    /2 problems[\s\S]*content\/fonts\/page\.ttf\n.*an intact font file[\s\S]*content\/fonts\/short\.woff2\n/,
  );
});
