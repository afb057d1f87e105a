/** A build by a user who may not write into node_modules, as on a host that keeps it read-only. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { cloneTo } from './clone.ts';

const root = mkdtempSync(join(tmpdir(), 'read-only-'));
afterAll(() => rmSync(root, { recursive: true, force: true }), 60_000);

/** Debian's and macOS's `nobody` owns no file. Only root can become another user. */
const NOBODY = 65_534;
const cannotBecome = process.getuid?.() !== 0 || statSync('node_modules').uid === NOBODY;

test.skipIf(cannotBecome)(
  'node_modules may be read-only (left out unless root runs it)',
  () => {
    const clone = cloneTo(join(root, 'site'));
    execFileSync('chown', ['-R', '-h', `${NOBODY}:${NOBODY}`, root]);
    const before = readdirSync('node_modules');
    const env = {
      ...process.env,
      HOME: root,
      OUT_DIR: '',
      SITE_DIR: '',
      CONTENT_DIR: 'tests/fixtures/content',
    };
    const build = spawnSync(process.execPath, ['src/publish/build/build.ts'], {
      cwd: clone,
      env,
      uid: NOBODY,
      gid: NOBODY,
      encoding: 'utf8',
    });
    expect(build.status, build.stdout + build.stderr).toBe(0);
    expect(existsSync(join(clone, 'dist/social/index.png')), 'A build without its pictures.').toBe(true);
    expect(readdirSync('node_modules'), 'Something was written into node_modules.').toEqual(before);
  },
  300_000,
);
