/**
 * Builds the site twice, here and in a copy: another folder with an odd name, nothing cached, another time zone, language
 * and home. Every byte is the same.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { filesOf } from '../../src/publish/hosting/files.ts';
import { runBuild } from '../site.ts';
import { cloneTo } from './clone.ts';

const FOLDER = resolve('.cache/twice');
/** Only the time may differ, so both builds are given it, in seconds. */
const SOURCE_DATE_EPOCH = String(Math.floor(Date.now() / 1000));

test('two builds of one state are equal, byte for byte', () => {
  rmSync(FOLDER, { recursive: true, force: true });
  // Names that patterns of ours, or of the tools, might take for a part of the project.
  const copy = cloneTo(join(FOLDER, "मेस की साइट, the owner's (new) & old", 'late.pages/messmate/src'));
  const [here, there, home] = [join(FOLDER, 'here'), join(copy, 'dist'), join(FOLDER, 'home')];
  mkdirSync(home);
  // The build reads the date of each page from git, so the copy points to this repository.
  const { stdout } = spawnSync('git', ['rev-parse', '--absolute-git-dir'], { encoding: 'utf8' });
  if (stdout) writeFileSync(join(copy, '.git'), `gitdir: ${stdout}`);
  const first = runBuild({ SOURCE_DATE_EPOCH }, { to: here });
  const second = runBuild(
    {
      SOURCE_DATE_EPOCH,
      CONTENT_DIR: join(copy, 'tests/fixtures/content'),
      TZ: 'Pacific/Kiritimati',
      LANG: 'hi_IN.UTF-8',
      LC_ALL: 'hi_IN.UTF-8',
      HOME: home,
    },
    { cwd: copy },
  );
  for (const { status, said } of [first, second]) expect(status, said).toBe(0);
  const files = filesOf(here);
  expect(filesOf(there), 'expected both builds to make the same files').toEqual(files);
  const differing = files.filter(
    (file) => !readFileSync(join(here, file)).equals(readFileSync(join(there, file))),
  );
  expect(differing, `compare ${here} and ${there}: what depends on a clock, a path or chance?`).toEqual([]);
  rmSync(FOLDER, { recursive: true, force: true });
});
