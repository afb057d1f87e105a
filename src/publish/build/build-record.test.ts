import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { git, hasGit } from '../../../tests/repository.ts';
import { commitOf } from './build-record.ts';

describe.skipIf(!hasGit)('the commit of a build', () => {
  let folder = '';
  beforeEach(() => {
    // Within a hook or a rebase, git's own variables would send the commit below to the outer repository.
    for (const name of Object.keys(process.env)) if (name.startsWith('GIT_')) vi.stubEnv(name, undefined);
    folder = mkdtempSync(join(tmpdir(), 'record-'));
    git(folder, 'init');
    writeFileSync(join(folder, 'page'), 'one');
    git(folder, 'add', '.');
    git(folder, 'commit', '--message', 'One');
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  });

  test('is the one that is checked out', () => {
    expect(commitOf(folder)).toEqual({ commit: git(folder, 'rev-parse', 'HEAD').trim(), dirty: false });
  });

  test.each(['page', 'a new file'])('is not all that was built where %s differs from it', (file) => {
    writeFileSync(join(folder, file), 'two');
    expect(commitOf(folder)).toMatchObject({ dirty: true });
  });

  test('is not that of a repository around it', () => {
    mkdirSync(join(folder, 'site'));
    expect(commitOf(join(folder, 'site'))).toEqual({ commit: null, dirty: false });
  });
});

test('is undefined without git', () => {
  const folder = mkdtempSync(join(tmpdir(), 'record-'));
  expect(commitOf(folder)).toEqual({ commit: null, dirty: false });
  rmSync(folder, { recursive: true });
});
