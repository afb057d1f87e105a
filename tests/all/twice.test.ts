/**
 * Builds the site twice, here and as if on another machine (a copy in another folder, nothing
 * cached, folders listed in another order, another year, time zone, language and home), and compares every byte.
 */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { filesOf } from '../../src/publish/hosting/files.ts';
import { cleanEnv } from '../site.ts';

/** Inside the project, so that the copy finds its packages in the folder above. */
const PLACE = resolve('.cache/twice');
const COPY = join(PLACE, 'another folder');
/** The one thing that may differ is told to both, as whoever builds a site again does: now, in seconds. */
const EPOCH = String(Math.floor(Date.now() / 1000));

/** What of this folder is not copied: what is made, and what is installed. */
const MADE = ['node_modules', 'dist', 'dist.next', 'dist.old', '.git', '.cache', '.generated', '.astro'];

/** Builds the site of a folder. @throws what the build has printed, if it fails */
function build(cwd: string, out: string, more: NodeJS.ProcessEnv = {}): Promise<void> {
  const env = cleanEnv({ SOURCE_DATE_EPOCH: EPOCH, OUT_DIR: out, ...more });
  return new Promise((done, fail) => {
    let printed = '';
    const child = spawn(process.execPath, ['src/publish/build/build.ts'], { cwd, env });
    child.stdout.on('data', (text) => (printed += text));
    child.stderr.on('data', (text) => (printed += text));
    child.on('close', (code) => (code === 0 ? done() : fail(new Error(printed))));
  });
}

/** The state of the repository, by which the copy, which has none of its own, knows its commit too. */
function repository(): NodeJS.ProcessEnv {
  const run = spawnSync('git', ['rev-parse', '--absolute-git-dir'], { encoding: 'utf8' });
  return run.status === 0 ? { GIT_DIR: run.stdout.trim(), GIT_WORK_TREE: COPY } : {};
}

/** Where two texts part, with what stands around. */
function difference(a: Buffer, b: Buffer): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const around = (text: Buffer) => JSON.stringify(text.subarray(Math.max(0, at - 60), at + 60).toString());
  return `from byte ${at} on:\n    ${around(a)}\n    ${around(b)}`;
}

test('two builds of one state are equal, byte for byte', async () => {
  rmSync(PLACE, { recursive: true, force: true });
  for (const name of readdirSync('.').filter((name) => !MADE.includes(name)))
    cpSync(name, join(COPY, name), { recursive: true });
  const [here, there] = [join(PLACE, 'here'), join(COPY, 'dist')];
  const home = join(PLACE, 'home');
  mkdirSync(home);
  const preload = pathToFileURL(join(import.meta.dirname, 'another-machine.mjs')).href;
  await build(resolve('.'), here);
  await build(COPY, there, {
    ...repository(),
    CONTENT_DIR: join(COPY, 'tests/fixtures/content'),
    TZ: 'Pacific/Kiritimati',
    LANG: 'hi_IN.UTF-8',
    LC_ALL: 'hi_IN.UTF-8',
    HOME: home,
    NODE_OPTIONS: `--import ${preload}`,
  });

  const [first, second] = [filesOf(here), filesOf(there)];
  expect(second, 'Only one of the two builds made some of the files.').toEqual(first);
  // A compressed form differs where its file does: the file says more.
  const differing = first
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
