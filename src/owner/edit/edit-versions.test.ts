/** Versions in the form: a commit of the content in the owner's words. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { contentCopy, FIXTURES_FOLDER } from '../../../tests/content-copy.ts';
import { git, hasGit } from '../../../tests/repository.ts';
import { createSession } from './session.ts';

const copy = contentCopy();
let site = '';
let form: ReturnType<typeof createSession>;
const isolateGit = () => {
  // Ignores this machine's git settings, such as a user and signatures.
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
};
beforeEach(() => {
  site = join(copy.folder, 'site');
  form = createSession(copy.root);
  isolateGit();
});
afterEach(() => vi.unstubAllEnvs());

const writeInSite = (file: string, text: string, mode = 0o644) =>
  writeFileSync(join(site, file), text, { mode });
const gitInSite = (...args: string[]) => git(site, ...args).trim();
const readState = () => form.overview().versions;

test('saves no version without git, and says so', () => {
  expect(readState()).toEqual({ hasGit: false, changed: [], versions: [] });
  expect(() => form.version('A first one.', 'Leela')).toThrow(/has no git, so no version can be saved/);
});

describe.skipIf(!hasGit)('in a repository', () => {
  beforeEach(() => void gitInSite('init'));

  test('starts no program that the settings of the repository name', () => {
    const trace = join(copy.folder, 'started');
    writeInSite('run.sh', `#!/bin/sh\ntouch ${trace}\n`, 0o755);
    gitInSite('config', 'core.fsmonitor', join(site, 'run.sh'));
    readState();
    expect(existsSync(trace)).toBe(false);
  });

  test('commits the content and nothing else, in the typed name, or the company’s where git knows none', () => {
    const newest = () => gitInSite('log', '--format=%s by %an <%ae>').split('\n')[0];
    expect(form.version('As it came.', '')).toBe('The version is saved.');
    expect(newest()).toBe('As it came. by Quillfern Instruments <post@quillfern.example>');
    writeInSite('notes.txt', 'Mine.');
    gitInSite('add', 'notes.txt');
    writeInSite('content/README.md', 'New.');
    rmSync(copy.pathOf('site.yaml'));
    writeInSite('content/claims.yaml', '# Mine.');
    // A killed program leaves such a file.
    writeInSite('content/company.yaml.new', 'name: New.');
    expect(readState().changed).toEqual(['claims.yaml', 'site.yaml', 'README.md', 'company.yaml.new']);
    form.version('-m "A $(note)"', 'Leela Gaikwad');
    expect(newest()).toMatch(/^-m "A \$\(note\)" by Leela Gaikwad </);
    expect(gitInSite('show', '--name-only', '--format=').split('\n')).toHaveLength(3);
    expect(gitInSite('status', '--porcelain')).toBe('A  notes.txt\n?? content/company.yaml.new');
    expect(() => form.version('Nothing.', '')).toThrow(/^The version was not saved\. git says: /);
  });

  test.each([7, 8, 40])('names the line of a conflict mark with %d signs', (signs) => {
    const [ours, both, theirs] = [...'<=>'].map((sign) => sign.repeat(signs));
    writeInSite('content/README.md', `One\n${ours} HEAD\nTwo\n${both}\nThree\n${theirs} other\n`);
    expect(() => form.version('Mine.', 'Leela')).toThrow(/content\/README\.md:2 has git’s marks/);
  });

  test('names a file that a .gitignore leaves out', () => {
    writeInSite('.gitignore', '*.jpg\n');
    expect(() => form.version('One.', 'Leela')).toThrow(/leaves out content\/team\/with-picture\.jpg/);
  });

  test('quotes a hook that refuses, and leaves what was staged', () => {
    form.version('One.', 'Leela');
    writeInSite('content/README.md', 'New.');
    writeInSite('content/company.yaml', '# Mine.');
    writeInSite('notes.txt', 'Mine.');
    gitInSite('add', 'notes.txt', 'content/company.yaml');
    rmSync(copy.pathOf('site.yaml'));
    const before = gitInSite('status', '--porcelain');
    writeInSite('.git/hooks/pre-commit', '#!/bin/sh\necho "Words are missing." >&2\nexit 1\n', 0o755);
    expect(() => form.version('Two.', 'Leela')).toThrow(
      'The version was not saved. git says: Words are missing.',
    );
    expect(gitInSite('status', '--porcelain')).toBe(before);
    rmSync(join(site, '.git/hooks/pre-commit'));
    form.version('Two.', 'Leela');
    expect(gitInSite('status', '--porcelain')).toBe('A  notes.txt');
  });

  test('saves a version though a hook prints two megabytes after it', () => {
    const noise = '#!/bin/sh\nhead -c 2000000 /dev/zero | tr "\\0" x >&2\n';
    writeInSite('.git/hooks/post-commit', noise, 0o755);
    expect(form.version('One.', 'Leela')).toBe('The version is saved.');
    expect(readState().versions).toHaveLength(1);
  });

  test('brings the words of an earlier version back as a new version, except published legal texts', () => {
    const [company, terms] = ['company.yaml', 'legal/terms-of-service.yaml'];
    const before = copy.read(company);
    form.version('One.', 'Leela');
    const [first] = readState().versions;
    writeInSite('content/company.yaml', before.replace(/^tagline: .*$/m, 'tagline: Another.'));
    writeInSite('content/notes.md', 'New.');
    const draft = form.open('legal/privacy-policy.yaml');
    const sections = (draft.data['sections'] as { title: string }[]).filter(
      ({ title }) => title !== 'Security',
    );
    form.save({
      ...draft,
      data: { ...draft.data, sections },
      by: 'L',
      removesCitations: true,
      isPublished: true,
    });
    const changed = 'Another day.';
    const inForce = form.open(terms);
    form.save({ ...inForce, data: { ...inForce.data, updated: '2026-10-01', changed }, by: 'L' });
    expect(() => form.bringBack(first?.hash ?? '', 'Leela')).toThrow(/^Save a version first/);
    form.version('Two.', 'Leela');
    expect(form.bringBack(first?.hash ?? '', 'Leela')).toMatch(/are back, as a new version/);
    expect(copy.read(company)).toBe(before);
    expect(copy.read('products/messmate/page.yaml')).not.toContain('privacy-policy#security');
    expect(existsSync(copy.pathOf('notes.md'))).toBe(false);
    for (const file of ['legal/versions/terms-of-service-2026-10-01.yaml', terms])
      expect(copy.read(file)).toContain(changed);
    const { versions, changed: rest } = readState();
    expect([...versions.map(({ sentence }) => sentence), ...rest]).toEqual([
      expect.stringMatching(/^Words of .* again: One\.$/),
      'Two.',
      'One.',
    ]);
    expect(() => form.bringBack(versions[0]?.hash ?? '', 'Leela')).toThrow('the words that you have');
    expect(() => form.bringBack('HEAD~1', 'Leela')).toThrow('no such version');
  });

  /** Kinds of repositories. Each returns its content folder, and the folder with its commits. */
  const FOLDERS: Record<string, () => [content: string, repository: string]> = {
    'a worktree': () => {
      gitInSite('worktree', 'add', '-b', 'words', '../words');
      return [join(site, '../words/content'), join(site, '../words')];
    },
    'a submodule with a branch': () => {
      const outer = join(site, '../outer');
      mkdirSync(outer);
      git(outer, 'init');
      git(outer, '-c', 'protocol.file.allow=always', 'submodule', 'add', site, 'site');
      return [join(outer, 'site/content'), join(outer, 'site')];
    },
    'a folder deep in a repository': () => {
      cpSync(copy.root, join(site, 'a b/[c]/content'), { recursive: true });
      return [join(site, 'a b/[c]/content'), site];
    },
    'a repository of its own': () => {
      cpSync(copy.root, join(site, '../own'), { recursive: true });
      git(join(site, '../own'), 'init');
      return [join(site, '../own'), join(site, '../own')];
    },
  };

  test.each(Object.entries(FOLDERS))('saves a version in %s', (_, prepare) => {
    form.version('One.', 'Leela');
    const [content, repository] = prepare();
    writeFileSync(join(content, 'README.md'), 'New.');
    // A hook of another repository has started the form.
    vi.stubEnv('GIT_DIR', join(site, '.git'));
    vi.stubEnv('GIT_INDEX_FILE', join(site, '.git/index'));
    createSession(content).version('Two.', 'Leela');
    vi.unstubAllEnvs();
    expect(git(repository, 'log', '--format=%s', '-1').trim()).toBe('Two.');
    expect(git(repository, 'status', '--porcelain', '--', content).trim()).toBe('');
  });

  test('quotes git in a locked repository, and finds no git in a bare one', () => {
    const version = () => form.version('One.', 'Leela');
    writeInSite('.git/index.lock', '');
    expect(version).toThrow(/^The version was not saved\. git says: [\s\S]*index\.lock/);
    rmSync(join(site, '.git/index.lock'));
    gitInSite('config', 'core.bare', 'true');
    expect(version).toThrow(/has no git/);
    gitInSite('config', 'core.bare', 'false');
  });
});

// Some of these commands end with a conflict.
const run = (...args: string[]) =>
  void spawnSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], { cwd: site });
const commit = (message: string, text: string) => {
  writeInSite('content/site.yaml', text);
  run('add', '-A');
  run('commit', '-m', message);
};

/** Unfinished operations of git in a repository with two branches. */
const UNFINISHED: Record<string, () => void> = {
  'a merge': () => run('merge', 'other'),
  'a merge whose marks are still there': () => {
    run('merge', 'other');
    run('add', '-A');
  },
  'a merge that was squashed': () => run('merge', '--squash', 'other'),
  'a rebase': () => run('rebase', 'other'),
  'a cherry-pick': () => run('cherry-pick', 'other'),
  'a revert': () => {
    commit('Four', 'a: 4\n');
    run('revert', 'HEAD~1');
  },
  patches: () => {
    run('format-patch', '-1', 'other', '--output=patch');
    run('am', '-3', 'patch');
  },
  'stashed changes': () => {
    writeInSite('content/site.yaml', 'a: 4\n');
    run('stash');
    commit('Five', 'a: 5\n');
    run('stash', 'pop');
  },
  'an earlier commit': () => run('switch', '--detach', 'HEAD~1'),
};

describe.skipIf(!hasGit)('in the middle of', () => {
  let forkedSite = '';
  /** Creates two branches that change the same line. */
  beforeAll(() => {
    isolateGit();
    forkedSite = mkdtempSync(join(tmpdir(), 'forked-'));
    site = forkedSite;
    cpSync(FIXTURES_FOLDER, join(site, 'content'), { recursive: true });
    run('init');
    commit('One', 'a: 1\n');
    run('switch', '-c', 'other');
    commit('Two', 'a: 2\n');
    run('switch', '-');
    commit('Three', 'a: 3\n');
  });
  afterAll(() => rmSync(forkedSite, { recursive: true }));

  test.each(Object.entries(UNFINISHED))(
    '%s, refuses a version, stages nothing and says what to do',
    (_, startOperation) => {
      rmSync(site, { recursive: true });
      cpSync(forkedSite, site, { recursive: true });
      startOperation();
      writeInSite('content/claims.yaml', '# Mine.');
      const gitState = () => [gitInSite('status', '--porcelain'), gitInSite('rev-parse', 'HEAD')];
      const before = gitState();
      expect(() => form.version('Mine.', 'Leela')).toThrow(
        /^The version was not saved; your words are as they were\. .*then save again\.$/,
      );
      expect(gitState()).toEqual(before);
    },
  );
});
