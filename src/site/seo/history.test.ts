/** Until when the file for security reports is valid. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { git, hasGit } from '../../../tests/repository.ts';
import { builtFrom } from './history.ts';

const folder = mkdtempSync(join(tmpdir(), 'history-'));
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test.skipIf(!hasGit)(
  'counts from the last commit, or from the day of the build for content in no commit',
  () => {
    vi.stubEnv('SOURCE_DATE_EPOCH', '');
    vi.stubEnv('GIT_COMMITTER_DATE', '2024-01-02T03:04:05Z');
    const content = join(folder, 'content');
    mkdirSync(content);
    const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
    const today = () => dayOf(Date.now());
    writeFileSync(join(content, 'company.yaml'), 'name: One\n');
    expect(dayOf(builtFrom(content))).toBe(today());
    git(folder, 'init');
    git(folder, 'add', '-A');
    git(folder, 'commit', '-m', 'One');
    expect(builtFrom(content)).toBe(Date.parse('2024-01-02T03:04:05Z'));
    writeFileSync(join(folder, 'notes.txt'), 'Beside the content.');
    expect(dayOf(builtFrom(content))).toBe('2024-01-02');
    writeFileSync(join(content, 'company.yaml'), 'name: Two\n');
    expect(dayOf(builtFrom(content))).toBe(today());
  },
);
