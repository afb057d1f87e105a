import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { git, hasGit } from '../../../tests/git.ts';
import { readCommit } from './build-record.ts';

describe.skipIf(!hasGit)('readCommit', () => {
  let folder = '';
  beforeEach(() => {
    // Within a hook or a rebase, git's own variables would send the commit below to the outer repository.
    for (const name of Object.keys(process.env)) if (name.startsWith('GIT_')) vi.stubEnv(name, undefined);
    folder = mkdtempSync(join(tmpdir(), 'record-'));
    git(folder, 'init');
    writeFileSync(join(folder, 'page'), 'old');
    git(folder, 'add', '.');
    git(folder, 'commit', '--message', 'Subject');
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  });

  test('returns the commit that is checked out', () => {
    expect(readCommit(folder)).toEqual({ commit: git(folder, 'rev-parse', 'HEAD').trim(), dirty: false });
  });

  test.each(['page', 'new-file'])('marks the record as dirty when %s differs from the commit', (file) => {
    writeFileSync(join(folder, file), 'new');
    expect(readCommit(folder)).toMatchObject({ dirty: true });
  });

  test('returns no commit for a folder within another repository', () => {
    mkdirSync(join(folder, 'site'));
    expect(readCommit(join(folder, 'site'))).toEqual({ commit: null, dirty: false });
  });
});

test('returns no commit for a folder without a repository', () => {
  const folder = mkdtempSync(join(tmpdir(), 'record-'));
  expect(readCommit(folder)).toEqual({ commit: null, dirty: false });
  rmSync(folder, { recursive: true });
});
