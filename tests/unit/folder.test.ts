import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const { refuseFolder } = createRequire(import.meta.url)('../../scripts/folder.cjs');

test.each(['100%', 'a#b', 'a?b', 'a"b', 'a\\b'])('set-up refuses the folder %s in a sentence', (name) => {
  const folder = mkdtempSync(join(tmpdir(), 'folder-'));
  cpSync('scripts', join(folder, name, 'scripts'), { recursive: true });
  const run = spawnSync(process.execPath, ['scripts/setup.cjs'], {
    cwd: join(folder, name),
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  expect(run.status).toBe(1);
  expect(run.stderr).toContain(`holds ${name.replace(/\w/g, '')}, with which Astro and Vite do not find`);
  expect(run.stderr, 'A person reads this: no stack.').not.toMatch(/^\s+at |node:/m);
});

test('other names are fine, and so is what divides folders', () => {
  for (const name of ['/home/a b', '/home/मेस साइट', "/it's [x] {y} & z", '/a_b-c.d'])
    expect(refuseFolder(name, '/')).toBeUndefined();
  expect(refuseFolder('C:\\Users\\asha', '\\')).toBeUndefined();
});
