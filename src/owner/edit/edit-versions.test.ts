/** Versions in the form: a commit of the content in the owner's words. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { git, hasGit } from '../../../tests/repository.ts';
import { sessionIn } from './session.ts';

let folder = '';
function start(): void {
  folder = mkdtempSync(join(tmpdir(), 'edit-'));
  mkdirSync(join(folder, 'site'));
  cpSync('tests/fixtures/content', join(folder, 'site/content'), { recursive: true });
  // Independent of what this machine knows of its user, and of signatures.
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
}
beforeEach(start);
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
  expect(stateIn(form)).toEqual({ isKept: false, changed: [], versions: [] });
  expect(() => form.version('A first one.', 'Leela')).toThrow(/has no git, so no version can be saved/);
});

test.skipIf(!hasGit)('a program that the folder’s git names is not started', () => {
  git(join(folder, 'site'), 'init');
  const trace = join(folder, 'started');
  writeFileSync(join(folder, 'run.sh'), `#!/bin/sh\ntouch ${trace}\n`, { mode: 0o755 });
  git(join(folder, 'site'), 'config', 'core.fsmonitor', join(folder, 'run.sh'));
  stateIn(session());
  expect(existsSync(trace), 'A program of the repository’s settings was run.').toBe(false);
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

/** What a person, or another program, leaves git in the middle of. Each gets a repository with two branches. */
const UNDER_WAY: Record<string, (run: (...args: string[]) => void) => void> = {
  'a merge': (run) => {
    run('merge', 'other');
  },
  'a merge whose marks are still there': (run) => {
    run('merge', 'other');
    run('add', '-A');
  },
  'a merge that was squashed': (run) => {
    run('merge', '--squash', 'other');
  },
  'a rebase': (run) => {
    run('rebase', 'other');
  },
  'a cherry-pick': (run) => {
    run('cherry-pick', 'other');
  },
  'a revert': (run) => {
    put('content/site.yaml', 'a: 4\n');
    run('commit', '-am', 'Four');
    run('revert', 'HEAD~1');
  },
  patches: (run) => {
    run('format-patch', '-1', 'other', '--output=patch');
    run('am', '-3', 'patch');
  },
  'a bisect': (run) => {
    run('bisect', 'start', 'HEAD', 'HEAD~1');
  },
  'changes that were put aside': (run) => {
    put('content/site.yaml', 'a: 4\n');
    run('stash');
    put('content/site.yaml', 'a: 5\n');
    run('commit', '-am', 'Five');
    run('stash', 'pop');
  },
  'an earlier commit': (run) => {
    run('switch', '--detach', 'HEAD~1');
  },
};

describe.skipIf(!hasGit)('no version is saved, nothing is staged, and it is said what to do', () => {
  // Some of these commands end with a conflict.
  const run = (...args: string[]) =>
    void spawnSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], {
      cwd: join(folder, 'site'),
    });
  let forked = '';
  beforeAll(() => {
    start();
    forked = folder;
    run('init');
    put('content/site.yaml', 'a: 1\n');
    run('add', '-A');
    run('commit', '-m', 'One');
    fork();
  });
  afterAll(() => rmSync(forked, { recursive: true }));

  /** Two branches with another line in one place. */
  function fork(): void {
    run('switch', '-c', 'other');
    put('content/site.yaml', 'a: 2\n');
    run('commit', '-am', 'Two');
    run('switch', '-');
    put('content/site.yaml', 'a: 3\n');
    run('commit', '-am', 'Three');
  }

  test.each(Object.entries(UNDER_WAY))('in the middle of %s', (_, leave) => {
    const site = join(folder, 'site');
    rmSync(site, { recursive: true });
    cpSync(join(forked, 'site'), site, { recursive: true });
    leave(run);
    put('content/claims.yaml', '# Mine.');
    const state = () => [git(site, 'status', '--porcelain'), git(site, 'rev-parse', 'HEAD')];
    const before = state();
    expect(() => session().version('Mine.', 'Leela')).toThrow(
      /^The version was not saved; your words are as they were\. .*then save again\.$/,
    );
    expect(state()).toEqual(before);
  });
});

test.skipIf(!hasGit).each([7, 8, 40])('names the line of a mark of git’s with %d signs', (signs) => {
  git(join(folder, 'site'), 'init');
  const [ours, both, theirs] = [...'<=>'].map((sign) => sign.repeat(signs));
  put('content/README.md', `One\n${ours} HEAD\nTwo\n${both}\nThree\n${theirs} other\n`);
  expect(() => session().version('Mine.', 'Leela')).toThrow(/content\/README\.md:2 has git’s marks/);
});

test.skipIf(!hasGit)(
  'a hook that refuses is quoted, and what was staged before is staged still, no more',
  () => {
    const site = join(folder, 'site');
    git(site, 'init');
    session().version('One.', 'Leela');
    put('content/README.md', 'New.');
    put('content/company.yaml', '# Mine.');
    put('notes.txt', 'Mine.');
    git(site, 'add', 'notes.txt', 'content/company.yaml');
    rmSync(join(site, 'content/site.yaml'));
    const before = git(site, 'status', '--porcelain');
    const hook = join(site, '.git/hooks/pre-commit');
    writeFileSync(hook, '#!/bin/sh\necho "Words are missing." >&2\nexit 1\n', { mode: 0o755 });
    expect(() => session().version('Two.', 'Leela')).toThrow(
      'The version was not saved. git says: Words are missing.',
    );
    expect(git(site, 'status', '--porcelain')).toBe(before);
    rmSync(hook);
    session().version('Two.', 'Leela');
    expect(git(site, 'status', '--porcelain')).toBe('A  notes.txt\n');
  },
);

test.skipIf(!hasGit)('a hook that prints two megabytes after the commit does not make it fail', () => {
  const site = join(folder, 'site');
  git(site, 'init');
  writeFileSync(
    join(site, '.git/hooks/post-commit'),
    '#!/bin/sh\nhead -c 2000000 /dev/zero | tr "\\0" x >&2\n',
    {
      mode: 0o755,
    },
  );
  expect(session().version('One.', 'Leela')).toBe('The version is saved.');
  expect(log()).toHaveLength(1);
});

test.skipIf(!hasGit)('a file that a .gitignore leaves out is named', () => {
  git(join(folder, 'site'), 'init');
  put('.gitignore', '*.jpg\n');
  expect(() => session().version('One.', 'Leela')).toThrow(/leaves out content\/team\/with-picture\.jpg/);
});

test.skipIf(!hasGit)(
  'words of an earlier version come back as a new one, and published legal texts stay',
  () => {
    const site = join(folder, 'site');
    const words = (file: string) => readFileSync(join(site, 'content', file), 'utf8');
    git(site, 'init');
    const form = session();
    const company = words('company.yaml');
    form.version('One.', 'Leela');
    const [first] = stateIn(form).versions;
    put('content/company.yaml', company.replace(/^tagline: .*$/m, 'tagline: Another.'));
    put('content/notes.md', 'New.');
    const version = 'legal/versions/terms-of-service-2026-10-01.yaml';
    const draft = form.open('legal/privacy-policy.yaml');
    const sections = (draft.data['sections'] as { title: string }[]).filter(
      ({ title }) => title !== 'Security',
    );
    form.save({ ...draft, data: { ...draft.data, sections }, by: 'L', isUncited: true, isPublished: true });
    const { hash, data } = form.open('legal/terms-of-service.yaml');
    const changed = 'Another day.';
    form.save({
      file: 'legal/terms-of-service.yaml',
      hash,
      data: { ...data, updated: '2026-10-01', changed },
      by: 'L',
    });
    expect(() => form.bringBack(first?.hash ?? '', 'Leela')).toThrow(/^Save a version first/);
    form.version('Two.', 'Leela');
    expect(form.bringBack(first?.hash ?? '', 'Leela')).toMatch(/are back, as a new version/);
    expect(words('company.yaml')).toBe(company);
    expect(words('products/messmate/page.yaml')).not.toContain('privacy-policy#security');
    expect(existsSync(join(site, 'content/notes.md'))).toBe(false);
    expect(words(version)).toContain(changed);
    expect(words('legal/terms-of-service.yaml')).toContain(changed);
    const { versions, changed: left } = stateIn(form);
    expect([versions.map(({ sentence }) => sentence), left]).toEqual([
      [expect.stringMatching(/^Words of .* again: One\.$/), 'Two.', 'One.'],
      [],
    ]);
    expect(() => form.bringBack(versions[0]?.hash ?? '', 'Leela')).toThrow('the words that you have');
    expect(() => form.bringBack('HEAD~1', 'Leela')).toThrow('no such version');
  },
);

test.skipIf(!hasGit)('what a killed program has left is in nobody’s version', () => {
  const site = join(folder, 'site');
  git(site, 'init');
  put('content/company.yaml.new', 'name: New.');
  session().version('One.', 'Leela');
  expect(git(site, 'ls-files', 'content/company.yaml.new')).toBe('');
  expect(git(site, 'ls-files', 'content/company.yaml')).not.toBe('');
});

/** Places in which a content folder may stand; each returns the folder, and where its commits are to be found. */
const PLACES: Record<string, (site: string) => [content: string, log: string]> = {
  'a worktree': (site) => {
    git(site, 'worktree', 'add', '-b', 'words', '../words');
    return [join(site, '../words/content'), join(site, '../words')];
  },
  'a submodule with a branch': (site) => {
    const whole = join(site, '../whole');
    mkdirSync(whole);
    git(whole, 'init');
    git(whole, '-c', 'protocol.file.allow=always', 'submodule', 'add', site, 'site');
    return [join(whole, 'site/content'), join(whole, 'site')];
  },
  'a folder deep in a repository': (site) => {
    cpSync(join(site, 'content'), join(site, 'a b/[c]/content'), { recursive: true });
    return [join(site, 'a b/[c]/content'), site];
  },
  'a repository of its own': (site) => {
    cpSync(join(site, 'content'), join(site, '../own'), { recursive: true });
    git(join(site, '../own'), 'init');
    return [join(site, '../own'), join(site, '../own')];
  },
};

test.skipIf(!hasGit).each(Object.entries(PLACES))('a version is saved in %s', (_, placed) => {
  const site = join(folder, 'site');
  git(site, 'init');
  session().version('One.', 'Leela');
  const [content, at] = placed(site);
  writeFileSync(join(content, 'README.md'), 'New.');
  // As where a hook of another repository has started the form.
  vi.stubEnv('GIT_DIR', join(site, '.git'));
  vi.stubEnv('GIT_INDEX_FILE', join(site, '.git/index'));
  sessionIn(content).version('Two.', 'Leela');
  vi.unstubAllEnvs();
  expect(git(at, 'log', '--format=%s', '-1').trim()).toBe('Two.');
  expect(git(at, 'status', '--porcelain', '--', content).trim()).toBe('');
});

test.skipIf(!hasGit)('where git itself is in another’s hands, its words are handed on', () => {
  const site = join(folder, 'site');
  git(site, 'init');
  const form = session();
  writeFileSync(join(site, '.git/index.lock'), '');
  expect(() => form.version('One.', 'Leela')).toThrow(
    /^The version was not saved\. git says: [\s\S]*index\.lock/,
  );
  rmSync(join(site, '.git/index.lock'));
  git(site, 'config', 'core.bare', 'true');
  expect(() => form.version('One.', 'Leela')).toThrow(/has no git/);
  git(site, 'config', 'core.bare', 'false');
  vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
  const said = vi.spyOn(console, 'warn').mockReturnValue();
  expect(() => form.version('One.', 'Leela')).toThrow(/has no git/);
  expect(said).toHaveBeenCalledWith(expect.stringContaining('safe.directory'));
});
