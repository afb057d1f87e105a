/** The pictures of what a change does to the looks can be made. Whether a difference is meant, a person sees. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cleanEnv } from '../site.ts';

test('every page and tab is compared with the last commit', () => {
  const env = cleanEnv({});
  const run = spawnSync(process.execPath, ['scripts/pictures.ts'], { env, encoding: 'utf8' });
  expect(run.stderr).toBe('');
  expect(run.stdout).toMatch(/^\d+ of \d+ pictures differ/m);
  expect(readFileSync('.cache/pictures/index.html', 'utf8')).toContain('products-messmate-tuckshop-360-dark');
}, 900_000);
