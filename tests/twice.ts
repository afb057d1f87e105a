/**
 * `npm run test:twice`: builds the site twice, here and as if on another machine (a copy in another folder, nothing
 * cached, folders listed in another order, another year, time zone, language and home), and compares every byte.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BUILD_RECORD, type BuildRecord } from '../src/publishing/build-record.ts';
import { filesOf } from '../src/publishing/files.ts';
import { conclude } from './site.ts';

/** Inside the project, so that the copy finds its packages in the folder above. */
const PLACE = resolve('.cache/twice');
const COPY = join(PLACE, 'another folder');
/** The one thing that may differ is told to both, as whoever builds a site again does: now, in seconds. */
const EPOCH = String(Math.floor(Date.now() / 1000));

/** What of this folder is not copied: what is made, and what is installed. */
const MADE = ['node_modules', 'dist', 'dist.next', 'dist.old', '.git', '.cache', '.generated', '.astro'];

/** Builds the site of a folder. @throws what the build has printed, if it fails */
function build(cwd: string, out: string, more: NodeJS.ProcessEnv = {}): Promise<void> {
  const env = { ...process.env, SOURCE_DATE_EPOCH: EPOCH, OUT_DIR: out, ...more };
  return new Promise((done, fail) => {
    let printed = '';
    const child = spawn(process.execPath, ['src/publishing/build.ts'], { cwd, env });
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

rmSync(PLACE, { recursive: true, force: true });
for (const name of readdirSync('.').filter((name) => !MADE.includes(name)))
  cpSync(name, join(COPY, name), { recursive: true });
const [here, there] = [join(PLACE, 'here'), join(COPY, 'dist')];
const home = join(PLACE, 'home');
mkdirSync(home);
const preload = pathToFileURL(join(import.meta.dirname, 'another-machine.mjs')).href;
await Promise.all([
  build(resolve('.'), here),
  build(COPY, there, {
    ...repository(),
    TZ: 'Pacific/Kiritimati',
    LANG: 'hi_IN.UTF-8',
    LC_ALL: 'hi_IN.UTF-8',
    HOME: home,
    NODE_OPTIONS: `--import ${preload}`,
  }),
]);

const failures: string[] = [];
const [first, second] = [filesOf(here), filesOf(there)];
const alone = [
  ...first.filter((file) => !second.includes(file)),
  ...second.filter((file) => !first.includes(file)),
];
const both = first.filter((file) => second.includes(file));
// A compressed form differs where its file does: the file says more.
const differing = both.filter(
  (file) => !readFileSync(join(here, file)).equals(readFileSync(join(there, file))),
);
const [named] = [...differing].sort((a, b) => Number(/\.(br|gz)$/.test(a)) - Number(/\.(br|gz)$/.test(b)));
if (alone.length > 0) failures.push(`Only one of the two builds made ${alone.join(', ')}.`);
if (named)
  failures.push(
    `${differing.length} files (${differing.join(', ')}) differ between two builds of one state; ${named} ` +
      `${difference(readFileSync(join(here, named)), readFileSync(join(there, named)))}\n` +
      '  Look for what depends on a clock, an order, a place or chance.',
  );

const record = JSON.parse(readFileSync(join(here, BUILD_RECORD), 'utf8')) as BuildRecord;
const listed = Object.keys(record.files).join('\n');
if (listed !== first.filter((file) => file !== BUILD_RECORD).join('\n'))
  failures.push(
    `${BUILD_RECORD} does not list just the files of the site: see src/publishing/build-record.ts.`,
  );
for (const [file, hash] of Object.entries(record.files)) {
  const real = createHash('sha256').update(readFileSync(join(here, file)));
  if (real.digest('hex') !== hash)
    failures.push(`${BUILD_RECORD} has another hash for ${file}: it must be written last.`);
}
console.log(
  `Two builds of ${record.commit ?? 'no commit'}${record.dirty ? ', changed,' : ''} agree in ${both.length - differing.length} of ${first.length} files.`,
);
if (failures.length === 0) rmSync(PLACE, { recursive: true, force: true });
conclude(both.length - differing.length, failures);
