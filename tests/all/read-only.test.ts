/** A build by a user who may not write into node_modules, as on a host that keeps it read-only. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runBuild } from '../site.ts';
import { cloneTo } from './clone.ts';
import { folderFor } from './running-program.ts';

/** `nobody` on Debian and macOS owns no file. Only root can become another user. */
const NOBODY = 65_534;
const cannotBecome = process.getuid?.() !== 0 || statSync('node_modules').uid === NOBODY;

test.skipIf(cannotBecome)('node_modules may be read-only (left out unless root runs it)', () => {
  const cwd = cloneTo(folderFor('read-only'));
  execFileSync('chown', ['-R', '-h', String(NOBODY), cwd]);
  const before = readdirSync('node_modules');
  const env = { HOME: cwd, SITE_DIR: '', CONTENT_DIR: 'tests/fixtures/content' };
  const { status, said } = runBuild(env, { cwd, uid: NOBODY });
  expect(status, said).toBe(0);
  expect(existsSync(join(cwd, 'dist/social/index.png')), 'A build without its pictures.').toBe(true);
  expect(readdirSync('node_modules'), 'Something was written into node_modules.').toEqual(before);
  rmSync(cwd, { recursive: true });
});
