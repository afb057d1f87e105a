/** Versions in the form: a commit of the content in the owner's words, sent to where a host builds from. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { git } from '../../../tests/repository.ts';
import { sessionIn } from './session.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'edit-'));
  mkdirSync(join(folder, 'site'));
  cpSync('tests/fixtures/content', join(folder, 'site/content'), { recursive: true });
  // Whatever this machine knows of its user, and of signatures.
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const put = (file: string, text: string) => writeFileSync(join(folder, 'site', file), text);
const session = () => sessionIn(join(folder, 'site/content'));
const log = (where = 'site') =>
  git(join(folder, where), 'log', '--format=%s by %an <%ae>').trim().split('\n');
const stateIn = (form: ReturnType<typeof session>) => {
  const { list, since, versions } = form.changes();
  return { files: list.map(({ file }) => file), since, ...versions };
};

test('without git it says so, and keeps nothing', () => {
  const form = session();
  expect(stateIn(form)).toEqual({ files: [], since: 'start', isKept: false, unpublished: null });
  expect(() => form.version('A first one.')).toThrow(/There is no git in this folder/);
});

test('a version keeps the content and nothing else, in the name of the company where git knows none', () => {
  git(join(folder, 'site'), 'init');
  const form = session();
  form.version('As it came.');
  expect(log()).toEqual(['As it came. by Quillfern Instruments <post@quillfern.example>']);
  put('notes.txt', 'Mine.');
  git(join(folder, 'site'), 'add', 'notes.txt');
  put('content/README.md', 'New.');
  expect(stateIn(form)).toEqual({ files: ['README.md'], since: 'version', isKept: true, unpublished: null });
  form.version('-m "A $(note)"');
  expect(log()[0]).toMatch(/^-m "A \$\(note\)" by /);
  expect(git(join(folder, 'site'), 'show', '--name-only', '--format=').trim()).toBe('content/README.md');
  expect(git(join(folder, 'site'), 'status', '--porcelain').trim()).toBe('A  notes.txt');
  expect(stateIn(form).files).toEqual([]);
  expect(() => form.version('Nothing.')).toThrow(/^The version is not kept\. git says: /);
});

test('versions are sent to the host that builds from them, and what hinders is said', async () => {
  const site = join(folder, 'site');
  git(folder, 'init', '--bare', 'host');
  git(site, 'init');
  const form = session();
  form.version('As it came.');
  await expect(form.publish()).rejects.toThrow(/No host is configured/);
  git(site, 'remote', 'add', 'origin', '../host');
  git(site, 'push', '--set-upstream', 'origin', 'HEAD');
  put('content/README.md', 'New.');
  form.version('A note.');
  expect(stateIn(form)).toMatchObject({ files: [], unpublished: 1 });
  await form.publish();
  expect(stateIn(form).unpublished).toBe(0);
  expect(log('host')).toEqual(log());

  put('content/README.md', 'Newer.');
  form.version('Another note.');
  rmSync(join(folder, 'host'), { recursive: true });
  await expect(form.publish()).rejects.toThrow(/^Nothing was published\. git says: .*host/s);
  expect(readFileSync(join(site, 'content/README.md'), 'utf8')).toBe('Newer.');
});
