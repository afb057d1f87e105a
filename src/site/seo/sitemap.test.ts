import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { git, hasGit } from '../../../tests/repository.ts';
import { commitDates } from './history.ts';

const dir = mkdtempSync(join(tmpdir(), 'sitemap-'));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(dir, { recursive: true });
});

const repository = join(dir, 'repository');
const DATE = '2026-01-02T03:04:05+05:30';

beforeAll(() => {
  mkdirSync(join(repository, 'content/pages'), { recursive: true });
  writeFileSync(join(repository, 'content/pages/about.yaml'), 'title: About\n');
  vi.stubEnv('GIT_COMMITTER_DATE', DATE);
  git(repository, 'init');
  git(repository, 'add', '.');
  git(repository, 'commit', '-m', 'Add words');
  git(repository, 'commit', '--allow-empty', '-m', 'Add nothing');
  git(dir, 'clone', '--depth', '1', pathToFileURL(repository).href, 'shallow');
  writeFileSync(join(repository, 'content/pages/home.yaml'), 'title: Home\n');
});

const dateIn = (folder: string, file: string) => commitDates(join(folder, 'content'))(file);

test.skipIf(!hasGit)('a page has the date on which its own file was last committed', () => {
  expect(Date.parse(dateIn(repository, 'pages/about.yaml') ?? '')).toBe(Date.parse(DATE));
});

test.skipIf(!hasGit)('a page that a merge changed has the date of the merge', () => {
  const folder = join(dir, 'merged');
  const file = join(folder, 'content/pages/about.yaml');
  const commit = (text: string, day: number) => {
    writeFileSync(file, text);
    vi.stubEnv('GIT_COMMITTER_DATE', `2026-02-0${day}T00:00:00Z`);
    git(folder, 'commit', '-am', `Day ${day}`);
  };
  mkdirSync(join(folder, 'content/pages'), { recursive: true });
  git(folder, 'init', '-b', 'main');
  writeFileSync(file, '');
  git(folder, 'add', '.');
  commit('a\nb\nc\nd\ne\n', 1);
  git(folder, 'switch', '-c', 'other');
  commit('A\nb\nc\nd\ne\n', 2);
  git(folder, 'switch', 'main');
  commit('a\nb\nc\nd\nE\n', 3);
  vi.stubEnv('GIT_COMMITTER_DATE', '2026-02-04T00:00:00Z');
  git(folder, 'merge', 'other', '-m', 'Merge');
  expect(Date.parse(dateIn(folder, 'pages/about.yaml') ?? '')).toBe(Date.parse('2026-02-04T00:00:00Z'));
});

test.skipIf(!hasGit)(
  'there is no date for what is not committed, in a clone without its history, or outside a repository',
  () => {
    expect(dateIn(repository, 'pages/home.yaml')).toBeUndefined();
    expect(dateIn(join(dir, 'shallow'), 'pages/about.yaml')).toBeUndefined();
    expect(dateIn(join(dir, 'nowhere'), 'pages/about.yaml')).toBeUndefined();
  },
);
