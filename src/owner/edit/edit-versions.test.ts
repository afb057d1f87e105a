/** Versions in the form: a commit of the content in the owner's words. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { git, hasGit } from '../../../tests/repository.ts';
import { sessionIn } from './session.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'edit-'));
  mkdirSync(join(folder, 'site'));
  cpSync('tests/fixtures/content', join(folder, 'site/content'), { recursive: true });
  // Independent of what this machine knows of its user, and of signatures.
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const put = (file: string, text: string) => writeFileSync(join(folder, 'site', file), text);
const session = () => sessionIn(join(folder, 'site/content'));
const log = () => git(join(folder, 'site'), 'log', '--format=%s by %an <%ae>').trim().split('\n');
const stateIn = (form: ReturnType<typeof session>) => form.overview().versions;

test('without git it says so and saves no version', () => {
  const form = session();
  expect(stateIn(form)).toEqual({ isKept: false, changed: [] });
  expect(() => form.version('A first one.', 'Leela')).toThrow(/has no git, so no version can be saved/);
});

test.skipIf(!hasGit)('a program that the folder’s git names is not started', () => {
  git(join(folder, 'site'), 'init');
  const trace = join(folder, 'started');
  writeFileSync(join(folder, 'run.sh'), `#!/bin/sh\ntouch ${trace}\n`, { mode: 0o755 });
  git(join(folder, 'site'), 'config', 'core.fsmonitor', join(folder, 'run.sh'));
  stateIn(session());
  expect(existsSync(trace), 'A program of the repository’s settings was run.').toBe(false);
});

test.skipIf(!hasGit)(
  'a version keeps the content and nothing else, in the name that was typed, or the company’s where git knows none',
  () => {
    git(join(folder, 'site'), 'init');
    const form = session();
    expect(form.version('As it came.', '')).toBe('The version is saved.');
    expect(log()).toEqual(['As it came. by Quillfern Instruments <post@quillfern.example>']);
    put('notes.txt', 'Mine.');
    git(join(folder, 'site'), 'add', 'notes.txt');
    put('content/README.md', 'New.');
    rmSync(join(folder, 'site/content/site.yaml'));
    put('content/claims.yaml', '# Mine.');
    expect(stateIn(form).changed).toEqual(['claims.yaml', 'site.yaml', 'README.md']);
    form.version('-m "A $(note)"', 'Leela Gaikwad');
    expect(log()[0]).toMatch(/^-m "A \$\(note\)" by Leela Gaikwad </);
    expect(git(join(folder, 'site'), 'show', '--name-only', '--format=').trim().split('\n')).toHaveLength(3);
    expect(git(join(folder, 'site'), 'status', '--porcelain').trim()).toBe('A  notes.txt');
    expect(stateIn(form).changed).toEqual([]);
    expect(() => form.version('Nothing.', '')).toThrow(/^The version was not saved\. git says: /);
  },
);

/** What a person, or another program, leaves git in the middle of. Each gets a repository with the content in a commit. */
const UNDER_WAY: Record<string, (run: (...args: string[]) => void) => void> = {
  'a merge': (run) => {
    fork(run);
    run('merge', 'other');
  },
  'a merge whose marks are still there': (run) => {
    fork(run);
    run('merge', 'other');
    run('add', '-A');
  },
  'a merge that was squashed': (run) => {
    fork(run);
    run('merge', '--squash', 'other');
  },
  'a rebase': (run) => {
    fork(run);
    run('rebase', 'other');
  },
  'a cherry-pick': (run) => {
    fork(run);
    run('cherry-pick', 'other');
  },
  'a revert': (run) => {
    fork(run);
    put('content/site.yaml', 'a: 4\n');
    run('commit', '-am', 'Four');
    run('revert', 'HEAD~1');
  },
  patches: (run) => {
    fork(run);
    run('format-patch', '-1', 'other', '--output=patch');
    run('am', '-3', 'patch');
  },
  'a bisect': (run) => {
    fork(run);
    run('bisect', 'start', 'HEAD', 'HEAD~1');
  },
  'changes that were put aside': (run) => {
    put('content/site.yaml', 'a: 2\n');
    run('stash');
    put('content/site.yaml', 'a: 3\n');
    run('commit', '-am', 'Three');
    run('stash', 'pop');
  },
  'an earlier commit': (run) => {
    fork(run);
    run('switch', '--detach', 'HEAD~1');
  },
};

/** Two branches with another line in one place. */
function fork(run: (...args: string[]) => void): void {
  run('switch', '-c', 'other');
  put('content/site.yaml', 'a: 2\n');
  run('commit', '-am', 'Two');
  run('switch', '-');
  put('content/site.yaml', 'a: 3\n');
  run('commit', '-am', 'Three');
}

describe.skipIf(!hasGit).each(Object.entries(UNDER_WAY))('in the middle of %s', (_, leave) => {
  test('no version is saved, nothing is staged, and it is said what to do', () => {
    const site = join(folder, 'site');
    // Some of these commands end with a conflict.
    const run = (...args: string[]) =>
      void spawnSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], { cwd: site });
    run('init');
    put('content/site.yaml', 'a: 1\n');
    run('add', '-A');
    run('commit', '-m', 'One');
    leave(run);
    put('content/claims.yaml', '# Mine.');
    const state = () => [git(site, 'status', '--porcelain'), git(site, 'rev-parse', 'HEAD')];
    const before = state();
    expect(() => session().version('Mine.', 'Leela')).toThrow(
      /^The version was not saved; your words are as they were\. .*then save again\.$/,
    );
    expect(state()).toEqual(before);
  });
});

test.skipIf(!hasGit)('marks that git has left in a file are named with their line', () => {
  git(join(folder, 'site'), 'init');
  put('content/README.md', 'One\n<<<<<<< HEAD\nTwo\n=======\nThree\n>>>>>>> other\n');
  expect(() => session().version('Mine.', 'Leela')).toThrow(/content\/README\.md:2 has git’s marks/);
});
