/** What a page learns of the service worker: `virtual:worker`. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { changed } from '../../../tests/content.ts';
import { contentPlugin } from './vite.ts';

const dir = mkdtempSync(join(tmpdir(), 'content-plugin-'));
afterAll(() => rmSync(dir, { recursive: true }));

test.each([
  ['on', true],
  ['off', false],
])('with worker: %s in site.yaml a page is told that it is on: %s', async (setting, isOn) => {
  const folder = join(dir, setting);
  cpSync('tests/fixtures/content', folder, { recursive: true });
  if (setting === 'off')
    writeFileSync(
      join(folder, 'site.yaml'),
      changed('site.yaml', 'worker: on', 'worker: off')['site.yaml'] ?? '',
    );
  const server = await createServer({
    configFile: false,
    logLevel: 'warn',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [contentPlugin(folder)],
  });
  const told = await server.ssrLoadModule('virtual:worker');
  await server.close();
  expect(told.isOn, 'See `worker` in content/site.yaml and src/content/reading/vite.ts.').toBe(isOn);
  expect(told.words).toHaveProperty('reload');
});
