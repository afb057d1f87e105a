/** Reproducible builds. The second build runs in another folder, time zone, language and home folder, without a cache. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { filesOf } from '../../src/publish/hosting/files.ts';
import { runBuild } from '../site.ts';
import { cloneProject } from './clone.ts';

const FOLDER = resolve('.cache/twice');
/** The time of both builds, in seconds. */
const SOURCE_DATE_EPOCH = String(Math.floor(Date.now() / 1000));

test('builds the same bytes in two environments', () => {
  rmSync(FOLDER, { recursive: true, force: true });
  // A path with special characters, and with names of the project's folders, which a pattern of the build might match.
  const copy = cloneProject(join(FOLDER, "मेस की साइट, the owner's (new) & old", 'late.pages/messmate/src'));
  const [firstSite, secondSite, home] = [join(FOLDER, 'here'), join(copy, 'dist'), join(FOLDER, 'home')];
  mkdirSync(home);
  // The build writes the commit into build.json, so the copy's .git points to this repository.
  const { stdout } = spawnSync('git', ['rev-parse', '--absolute-git-dir'], { encoding: 'utf8' });
  if (stdout) writeFileSync(join(copy, '.git'), `gitdir: ${stdout}`);
  const first = runBuild({ SOURCE_DATE_EPOCH }, { outDir: firstSite });
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
  for (const { status, output } of [first, second]) expect(status, output).toBe(0);
  const files = filesOf(firstSite);
  expect(filesOf(secondSite), 'expected both builds to make the same files').toEqual(files);
  const differing = files.filter(
    (file) => !readFileSync(join(firstSite, file)).equals(readFileSync(join(secondSite, file))),
  );
  const advice = `expected no dependence on clock, path or chance: compare ${firstSite} and ${join(copy, 'dist')}`;
  expect(differing, advice).toEqual([]);
  rmSync(FOLDER, { recursive: true, force: true });
});
