/** What a page learns of the service worker: `virtual:worker`. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { changed } from '../../../tests/content.ts';
import { contentPlugin } from './vite.ts';

const dir = mkdtempSync(join(tmpdir(), 'content-plugin-'));
afterAll(() => rmSync(dir, { recursive: true }));

test.each([
  ['on', true],
  ['off', false],
])('with worker: %s in site.yaml a page is told that it is on: %s', (setting, isOn) => {
  cpSync('tests/fixtures/content', dir, { recursive: true });
  const { 'site.yaml': site = '' } = changed('site.yaml', 'worker: on', `worker:  ${setting}`);
  writeFileSync(join(dir, 'site.yaml'), site);
  const load = contentPlugin(dir).load as (id: string) => string;
  expect(load('\0virtual:worker'), 'See `worker` in src/content/reading/vite.ts.').toMatch(
    new RegExp(`isOn = ${isOn};.*"reload":`),
  );
});
