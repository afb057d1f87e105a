/** Versions in the form: a commit of the content in the owner's words. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
  expect(existsSync(trace)).toBe(false);
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
