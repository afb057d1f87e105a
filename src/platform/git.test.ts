import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasGit, git as runInFolder } from '../../tests/git.ts';
import { gitOutput } from './git.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'git-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

test.skipIf(!hasGit)('returns no output for a folder of another user, and warns once', () => {
  runInFolder(folder, 'init');
  vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
  const log = vi.spyOn(console, 'warn').mockReturnValue();
  expect([gitOutput(folder, 'rev-parse', '--git-dir'), gitOutput(folder, 'status')]).toEqual(['', '']);
  expect(log.mock.calls).toEqual([
    [expect.stringMatching(/belongs to another user.*git config --global --add safe\.directory \S/s)],
  ]);
});

test('returns no output for a folder outside a repository, and does not warn', () => {
  const log = vi.spyOn(console, 'warn').mockReturnValue();
  expect(gitOutput(folder, 'status')).toBe('');
  expect(log).not.toHaveBeenCalled();
});
