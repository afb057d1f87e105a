/**
 * Builds the site twice, here and as if on another machine (a copy in another folder, nothing cached, folders listed in
 * another order, another year, time zone, language and home), and compares every byte.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { filesOf } from '../../src/publish/hosting/files.ts';
import { runBuild } from '../site.ts';
import { cloneTo } from './clone.ts';

const PLACE = resolve('.cache/twice');
/** Only the time may differ, so both builds are given it, in seconds. */
const SOURCE_DATE_EPOCH = String(Math.floor(Date.now() / 1000));

/** The first difference of two texts, with its surroundings. */
function difference(a: Buffer, b: Buffer): string {
  const at = a.findIndex((byte, i) => byte !== b[i]);
  const around = (text: Buffer) => JSON.stringify(text.subarray(Math.max(0, at - 60), at + 60).toString());
  return `from byte ${at} on:\n    ${around(a)}\n    ${around(b)}`;
}

test('two builds of one state are equal, byte for byte', () => {
  rmSync(PLACE, { recursive: true, force: true });
  const copy = cloneTo(join(PLACE, 'another folder'));
  const [here, there, home] = [join(PLACE, 'here'), join(copy, 'dist'), join(PLACE, 'home')];
  mkdirSync(home);
  const preload = pathToFileURL(join(import.meta.dirname, 'another-machine.mjs')).href;
  // The copy is of this repository, by git's own way to say so.
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
      NODE_OPTIONS: `--import ${preload}`,
    },
    { cwd: copy },
  );
  for (const { status, said } of [first, second]) expect(status, said).toBe(0);
  const files = filesOf(here);
  expect(filesOf(there), 'Only one of the two builds made some of the files.').toEqual(files);
  // Where a file differs, its compressed form does too: the file says more.
  const differing = files
    .filter((file) => !readFileSync(join(here, file)).equals(readFileSync(join(there, file))))
    .sort((a, b) => Number(/\.(br|gz)$/.test(a)) - Number(/\.(br|gz)$/.test(b)));
  const [named = ''] = differing;
  expect(
    differing,
    named &&
      `${named} ${difference(readFileSync(join(here, named)), readFileSync(join(there, named)))}\n` +
        'Look for what depends on a clock, an order, a place or chance.',
  ).toEqual([]);
  rmSync(PLACE, { recursive: true, force: true });
});
