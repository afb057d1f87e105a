/** Saved content and built sites after a kill or on a full disk. Every file has to be the old or the new version. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { readFiles } from '../../src/content/files.ts';
import { findNonPictureProblems } from '../../src/content/reading/read.ts';
import { applyChanges } from '../../src/platform/write.ts';
import { writeBuildRecords } from '../../src/publish/build/build-record.ts';
import { replaceSite } from '../../src/publish/build/replace-site.ts';
import { filesOf } from '../../src/publish/hosting/files.ts';
import { ageTemporaryFiles } from '../disk.ts';

const folder = mkdtempSync(join(tmpdir(), 'interrupted-writes-'));
const pathTo = (name: string) => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

/** Reads the bytes of each file of a folder, in Base64. */
const readState = (root: string) =>
  Object.fromEntries(filesOf(root).map((file) => [file, readFileSync(join(root, file), 'base64')]));
type State = ReturnType<typeof readState>;
/** Lists the files whose bytes in `current` differ from those in each of `states`. */
const findDamagedFiles = (current: State, ...states: State[]) =>
  Object.keys(Object.assign({}, ...states)).filter(
    (file) => !states.some((state) => state[file] === current[file]),
  );

// Two versions of content and of a site, which differ in every YAML and HTML file.
for (const name of ['one', 'two']) {
  cpSync('tests/fixtures/content', pathTo(`content-${name}`), { recursive: true });
  for (const file of filesOf(pathTo(`content-${name}`)).filter((path) => path.endsWith('.yaml')))
    appendFileSync(pathTo(`content-${name}/${file}`), `# ${name}\n`);
  cpSync(process.env['SITE_DIR'] ?? 'dist', pathTo(`site-${name}`), { recursive: true });
  for (const file of filesOf(pathTo(`site-${name}`)).filter((path) => path.endsWith('.html')))
    writeFileSync(pathTo(`site-${name}/${file}`), `${name}\n`.repeat(5000));
  writeBuildRecords(pathTo(`site-${name}`));
}
const saveVersionTwo = (root: string) => {
  const version = pathTo('content-two');
  applyChanges(root, new Map(filesOf(version).map((file) => [file, readFileSync(join(version, file))])));
};

/** Calls that the killed program repeats, with the two versions in turn. */
const LOOP_BODIES = {
  content: 'applyChanges(root, new Map(files[i % 2]))',
  site: 'replaceSite(from[i % 2], root)',
};

test.each(Object.entries(LOOP_BODIES))('leaves every file of %s whole after 60 kills', async (name, call) => {
  const root = pathTo(name);
  cpSync(pathTo(`${name}-one`), root, { recursive: true });
  const program = `import { readdirSync, readFileSync } from 'node:fs';
    import { applyChanges } from ${JSON.stringify(resolve('src/platform/write.ts'))};
    import { replaceSite } from ${JSON.stringify(resolve('src/publish/build/replace-site.ts'))};
    const [root, ...from] = process.argv.slice(1);
    const files = from.map((dir) => readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile()).map((entry) => entry.parentPath + '/' + entry.name)
      .map((file) => [file.slice(dir.length + 1), readFileSync(file)]));
    for (let i = 1; ; i += 1) {
      ${call};
      if (i === 1) console.log('begun');
    }`;
  const states = ['one', 'two'].map((version) => readState(pathTo(`${name}-${version}`)));
  for (let kill = 0; kill < 60; kill += 1) {
    const child = spawn(
      process.execPath,
      ['--input-type=module', '--eval', program, root, pathTo(`${name}-one`), pathTo(`${name}-two`)],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const ended = once(child, 'exit');
    await once(child.stdout, 'data');
    await pause(Math.random() * 60);
    child.kill('SIGKILL');
    expect(await ended, 'expected the program to end by the kill').toEqual([null, 'SIGKILL']);
    const state = readState(root);
    expect(findDamagedFiles(state, ...states), `expected no damaged file after kill ${kill}`).toEqual([]);
    if (name === 'content') {
      const temporaryFiles = Object.keys(state).filter((file) => file.endsWith('.new'));
      const faultyFiles = findNonPictureProblems(readFiles(root)).map(({ file }) => file);
      const expectedFiles = temporaryFiles.map((file) => `content/${file}`);
      expect(faultyFiles, 'expected problems with temporary files only').toEqual(expectedFiles);
    }
    // The next program would refuse to write beside temporary files younger than a minute (STALE_MS).
    ageTemporaryFiles(root);
  }
});

const disk = pathTo('disk');
mkdirSync(disk);
const mount = (size: string) => spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', disk]);
const canMount = mount('1m').status === 0;
spawnSync('umount', [disk]);

test.runIf(canMount).each([
  ['content', saveVersionTwo],
  ['site', (root: string) => replaceSite(pathTo('site-two'), root)],
])('leaves the old or new %s on a full disk (skipped without rights to mount)', (name, writeVersionTwo) => {
  const successes = [0, 20, 60, 700, 20_000].map((freeKb) => {
    mount('50m');
    const root = join(disk, name);
    cpSync(pathTo(`${name}-one`), root, { recursive: true });
    const usedKb = Number(
      execFileSync('df', ['-k', '--output=used', disk], { encoding: 'utf8' }).split('\n')[1],
    );
    execFileSync('mount', ['-o', `remount,size=${usedKb + freeKb}k`, disk]);
    let message = '';
    try {
      writeVersionTwo(root);
    } catch (error) {
      message = String(error);
    }
    const state = readState(root);
    spawnSync('umount', [disk]);
    expect(message, `expected success or ENOSPC with ${freeKb} KB`).toMatch(/^$|ENOSPC/);
    const expected = readState(pathTo(`${name}-${message ? 'one' : 'two'}`));
    expect(state, `expected one version with ${freeKb} KB free`).toEqual(expected);
    return message === '';
  });
  expect(new Set(successes), 'expected a failure and a success').toEqual(new Set([true, false]));
});
