import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasGit, git as run } from '../../tests/repository.ts';
import { git } from './git.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'git-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

test.skipIf(!hasGit)('treats a folder of another user as one without git, and warns once', () => {
  run(folder, 'init');
  vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
  const log = vi.spyOn(console, 'warn').mockReturnValue();
  expect([git(folder, 'rev-parse', '--git-dir'), git(folder, 'status')]).toEqual(['', '']);
  expect(log.mock.calls).toEqual([
    [expect.stringMatching(/belongs to another user.*git config --global --add safe\.directory \S/s)],
  ]);
});

test('does not warn of a folder without git', () => {
  const log = vi.spyOn(console, 'warn').mockReturnValue();
  expect(git(folder, 'status')).toBe('');
  expect(log).not.toHaveBeenCalled();
});
