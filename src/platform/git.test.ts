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

test.skipIf(!hasGit)('a folder of another user is one without git, and that is said once', () => {
  run(folder, 'init');
  vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
  const said = vi.spyOn(console, 'warn').mockReturnValue();
  expect([git(folder, 'rev-parse', '--git-dir'), git(folder, 'status')]).toEqual(['', '']);
  expect(said.mock.calls).toEqual([
    [expect.stringMatching(/belongs to another user.*git config --global --add safe\.directory \S/s)],
  ]);
});

test('of a folder without git nothing is said', () => {
  const said = vi.spyOn(console, 'warn').mockReturnValue();
  expect(git(folder, 'status')).toBe('');
  expect(said).not.toHaveBeenCalled();
});
