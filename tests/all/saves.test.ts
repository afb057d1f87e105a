/** Saves and builds on full disks and in killed programs: every file is the old or the new one. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { readFiles } from '../../src/content/files.ts';
import { findTextProblems } from '../../src/content/reading/read.ts';
import { applyChanges } from '../../src/platform/write.ts';
import { writeBuildRecords } from '../../src/publish/build/build-record.ts';
import { replaceSite } from '../../src/publish/build/replace-site.ts';
import { filesOf } from '../../src/publish/hosting/files.ts';
import { makeLeftoversOld } from '../disk.ts';

const folder = mkdtempSync(join(tmpdir(), 'saves-'));
const pathTo = (name: string) => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

const readState = (root: string) =>
  Object.fromEntries(filesOf(root).map((file) => [file, readFileSync(join(root, file), 'base64')]));
type State = ReturnType<typeof readState>;
/** Finds files that match none of the states. */
const findStrangeFiles = (now: State, ...states: State[]) =>
  Object.keys(Object.assign({}, ...states)).filter(
    (file) => !states.some((state) => state[file] === now[file]),
  );

for (const name of ['one', 'two'])
  cpSync('tests/fixtures/content', pathTo(`content-${name}`), { recursive: true });
for (const file of filesOf(pathTo('content-two')).filter((name) => name.endsWith('.yaml')))
  writeFileSync(
    pathTo(`content-two/${file}`),
    `${readFileSync(pathTo(`content-two/${file}`), 'utf8')}# Two.\n`,
  );
for (const name of ['one', 'two']) {
  cpSync(process.env['SITE_DIR'] ?? 'dist', pathTo(`site-${name}`), { recursive: true });
  for (const file of filesOf(pathTo(`site-${name}`)).filter((name) => name.endsWith('.html')))
    writeFileSync(pathTo(`site-${name}/${file}`), `${name}\n`.repeat(5000));
  writeBuildRecords(pathTo(`site-${name}`));
}
const readChanges = (name: string) =>
  new Map(
    filesOf(pathTo(`content-${name}`)).map((file) => [file, readFileSync(pathTo(`content-${name}/${file}`))]),
  );
const save = (root: string, name: string) => applyChanges(root, readChanges(name));

const LOOP_BODIES: Record<string, [call: string, source: string]> = {
  content: ['applyChanges(root, new Map(files[i % 2]))', 'content'],
  site: ['replaceSite(from[i % 2], root)', 'site'],
};

test.each(Object.entries(LOOP_BODIES))('leaves %s intact after 60 kills', async (name, [call, source]) => {
  const root = pathTo(name);
  cpSync(pathTo(`${source}-one`), root, { recursive: true });
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
  const states = ['one', 'two'].map((name) => readState(pathTo(`${source}-${name}`)));
  for (let kill = 0; kill < 60; kill += 1) {
    const child = spawn(
      process.execPath,
      ['--input-type=module', '--eval', program, root, pathTo(`${source}-one`), pathTo(`${source}-two`)],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const ended = once(child, 'exit');
    await once(child.stdout, 'data');
    await pause(Math.random() * 60);
    child.kill('SIGKILL');
    expect(await ended, 'expected the program to end by the kill').toEqual([null, 'SIGKILL']);
    const state = readState(root);
    expect(findStrangeFiles(state, ...states), `Kill ${kill}`).toEqual([]);
    if (name === 'content') {
      const temporary = Object.keys(state).filter((file) => file.endsWith('.new'));
      expect(findTextProblems(readFiles(root)).map(({ file }) => file.slice('content/'.length))).toEqual(
        temporary,
      );
    }
    makeLeftoversOld(root);
  }
});

const disk = pathTo('disk');
mkdirSync(disk);
const mount = (size: string) => spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', disk]);
const canMount = mount('1m').status === 0;
spawnSync('umount', [disk]);

test.runIf(canMount).each([
  ['content', (root: string) => save(root, 'two')],
  ['site', (root: string) => replaceSite(pathTo('site-two'), root)],
])('leaves %s unchanged on a full disk (skipped for users who cannot mount)', (name, work) => {
  const successes = [0, 20, 60, 700, 20_000].map((free) => {
    mount('50m');
    const root = join(disk, name);
    cpSync(pathTo(`${name}-one`), root, { recursive: true });
    const used = Number(
      execFileSync('df', ['-k', '--output=used', disk], { encoding: 'utf8' }).split('\n')[1],
    );
    execFileSync('mount', ['-o', `remount,size=${used + free}k`, disk]);
    let message = '';
    try {
      work(root);
    } catch (error) {
      message = String(error);
    }
    const state = readState(root);
    spawnSync('umount', [disk]);
    expect(message, `${free} KB`).toMatch(/^$|ENOSPC/);
    expect(state, `${free} KB`).toEqual(readState(pathTo(`${name}-${message ? 'one' : 'two'}`)));
    return message === '';
  });
  expect(new Set(successes)).toEqual(new Set([true, false]));
});
