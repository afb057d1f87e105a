import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { git, hasGit } from '../../../tests/git.ts';
import { contentTime } from './content-time.ts';

let folder = '';
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** Creates a repository with one file in its folder `content` and no commit. */
function createRepository(): string {
  folder = mkdtempSync(join(tmpdir(), 'content-time-'));
  mkdirSync(join(folder, 'content'));
  write('about.yaml', 'a\nb\nc\nd\ne\n');
  git(folder, 'init', '-b', 'main');
  return join(folder, 'content');
}
const write = (file: string, text: string) => writeFileSync(join(folder, 'content', file), text);

function commit(date: string): void {
  vi.stubEnv('GIT_COMMITTER_DATE', date);
  git(folder, 'add', '.');
  git(folder, 'commit', '--allow-empty', '-m', date);
}

describe.skipIf(!hasGit)('contentTime', () => {
  test('returns the time of the last commit, or the day of the build for uncommitted content', () => {
    vi.stubEnv('SOURCE_DATE_EPOCH', '');
    const content = createRepository();
    const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
    const today = () => dayOf(Date.now());
    expect(dayOf(contentTime(content))).toBe(today());
    commit('2024-01-02T03:04:05Z');
    expect(contentTime(content)).toBe(Date.parse('2024-01-02T03:04:05Z'));
    writeFileSync(join(folder, 'notes.txt'), 'Beside the content.');
    expect(dayOf(contentTime(content))).toBe('2024-01-02');
    write('about.yaml', 'name: Two\n');
    expect(dayOf(contentTime(content))).toBe(today());
    // Read twice, this clock would put the beginning of the day on the day before.
    let now = Date.parse('2026-11-22T10:00Z');
    vi.spyOn(Date, 'now').mockImplementation(() => now++);
    expect(dayOf(contentTime(content))).toBe('2026-11-22');
  });
});
