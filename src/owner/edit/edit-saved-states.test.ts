/** Saved states, which the form calls versions: commits of the content folder, with a sentence of the owner's. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { copyContentBeforeEach, FIXTURES_FOLDER } from '../../../tests/content-copy.ts';
import { git, hasGit } from '../../../tests/git.ts';
import { createSession } from './session.ts';

const copy = copyContentBeforeEach();
let site = '';
let session: ReturnType<typeof createSession>;
/** Makes git ignore this machine's settings, such as a user and signatures. */
const isolateGit = () => {
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
};
beforeEach(() => {
  site = join(copy.folder, 'site');
  session = createSession(copy.root);
  isolateGit();
});
afterEach(() => vi.unstubAllEnvs());

const writeInSite = (file: string, text: string, mode = 0o644) =>
  writeFileSync(join(site, file), text, { mode });
const gitInSite = (...args: string[]) => git(site, ...args).trim();
const readStates = () => session.readOverview().savedStates;

test('saves no state without git, and says so', () => {
  expect(readStates()).toEqual({ hasGit: false, changedFiles: [], states: [] });
  expect(() => session.saveState('A first one.', 'Leela')).toThrow(/has no git, so no version can be saved/);
});

describe.skipIf(!hasGit)('a form in a repository', () => {
  beforeEach(() => void gitInSite('init'));

  test('reads the states without running the program that core.fsmonitor names', () => {
    const marker = join(copy.folder, 'started');
    writeInSite('run.sh', `#!/bin/sh\ntouch ${marker}\n`, 0o755);
    gitInSite('config', 'core.fsmonitor', join(site, 'run.sh'));
    readStates();
    expect(existsSync(marker)).toBe(false);
  });

  test('commits only the content, under the typed name or, if git has none either, the company’s', () => {
    const newestCommit = () => gitInSite('log', '--format=%s by %an <%ae>').split('\n')[0];
    expect(session.saveState('As it came.', '')).toBe('The version is saved.');
    expect(newestCommit()).toBe('As it came. by Quillfern Instruments <post@quillfern.example>');
    writeInSite('notes.txt', 'Mine.');
    gitInSite('add', 'notes.txt');
    writeInSite('content/README.md', 'New.');
    rmSync(copy.pathOf('site.yaml'));
    writeInSite('content/claims.yaml', '# Mine.');
    // A killed program leaves such a file.
    writeInSite('content/company.yaml.new', 'name: New.');
    expect(readStates().changedFiles).toEqual(['claims.yaml', 'site.yaml', 'README.md', 'company.yaml.new']);
    session.saveState('-m "A $(note)"', 'Leela Gaikwad');
    expect(newestCommit()).toMatch(/^-m "A \$\(note\)" by Leela Gaikwad </);
    expect(gitInSite('show', '--name-only', '--format=').split('\n')).toHaveLength(3);
    expect(gitInSite('status', '--porcelain')).toBe('A  notes.txt\n?? content/company.yaml.new');
    expect(() => session.saveState('Nothing.', '')).toThrow(/^The version was not saved\. git says: /);
  });

  test.each([7, 8, 40])('names the line of a conflict marker with %d characters', (count) => {
    const [start, middle, end] = [...'<=>'].map((character) => character.repeat(count));
    writeInSite('content/README.md', `One\n${start} HEAD\nTwo\n${middle}\nThree\n${end} other\n`);
    expect(() => session.saveState('Mine.', 'Leela')).toThrow(/content\/README\.md:2 has git’s marks/);
  });

  test('names a file that .gitignore excludes', () => {
    writeInSite('.gitignore', '*.jpg\n');
    expect(() => session.saveState('One.', 'Leela')).toThrow(/ignores content\/team\/with-picture\.jpg/);
  });

  test('quotes a hook that refuses, and keeps the index as it was', () => {
    session.saveState('One.', 'Leela');
    writeInSite('content/README.md', 'New.');
    writeInSite('content/company.yaml', '# Mine.');
    writeInSite('notes.txt', 'Mine.');
    gitInSite('add', 'notes.txt', 'content/company.yaml');
    rmSync(copy.pathOf('site.yaml'));
    const before = gitInSite('status', '--porcelain');
    writeInSite('.git/hooks/pre-commit', '#!/bin/sh\necho "Words are missing." >&2\nexit 1\n', 0o755);
    expect(() => session.saveState('Two.', 'Leela')).toThrow(
      'The version was not saved. git says: Words are missing.',
    );
    expect(gitInSite('status', '--porcelain')).toBe(before);
    rmSync(join(site, '.git/hooks/pre-commit'));
    session.saveState('Two.', 'Leela');
    expect(gitInSite('status', '--porcelain')).toBe('A  notes.txt');
  });

  test('saves a state although a hook prints two megabytes after the commit', () => {
    const hook = '#!/bin/sh\nhead -c 2000000 /dev/zero | tr "\\0" x >&2\n';
    writeInSite('.git/hooks/post-commit', hook, 0o755);
    expect(session.saveState('One.', 'Leela')).toBe('The version is saved.');
    expect(readStates().states).toHaveLength(1);
  });

  test('restores an earlier state as a new one, except published legal texts', () => {
    const [company, terms] = ['company.yaml', 'legal/terms-of-service.yaml'];
    const before = copy.read(company);
    session.saveState('One.', 'Leela');
    const [first] = readStates().states;
    writeInSite('content/company.yaml', before.replace(/^tagline: .*$/m, 'tagline: Another.'));
    writeInSite('content/notes.md', 'New.');
    const draft = session.open('legal/privacy-policy.yaml');
    const allSections = draft.data['sections'] as { title: string }[];
    const sections = allSections.filter(({ title }) => title !== 'Security');
    const options = { by: 'L', removesCitations: true, publishesDraft: true };
    session.save({ ...draft, data: { ...draft.data, sections }, ...options });
    const changed = 'Another day.';
    const inForce = session.open(terms);
    session.save({ ...inForce, data: { ...inForce.data, updated: '2026-10-01', changed }, by: 'L' });
    expect(() => session.restoreState(first?.hash ?? '', 'Leela')).toThrow(/^Save a version first/);
    session.saveState('Two.', 'Leela');
    expect(session.restoreState(first?.hash ?? '', 'Leela')).toMatch(/are back, as a new version/);
    expect(copy.read(company)).toBe(before);
    expect(copy.read('products/messmate/page.yaml')).not.toContain('privacy-policy#security');
    expect(existsSync(copy.pathOf('notes.md'))).toBe(false);
    for (const file of ['legal/versions/terms-of-service-2026-10-01.yaml', terms])
      expect(copy.read(file)).toContain(changed);
    const { states, changedFiles } = readStates();
    expect([...states.map(({ subject }) => subject), ...changedFiles]).toEqual([
      expect.stringMatching(/^Restore the version of .*: One\.$/),
      'Two.',
      'One.',
    ]);
    expect(() => session.restoreState(states[0]?.hash ?? '', 'Leela')).toThrow('words are those of this');
    expect(() => session.restoreState('HEAD~1', 'Leela')).toThrow('no such version');
  });

  /** Creates repositories. Each function returns the content folder, and the folder of the repository. */
  const REPOSITORIES: Record<string, () => [content: string, repository: string]> = {
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
    'a nested folder of a repository': () => {
      cpSync(copy.root, join(site, 'a b/[c]/content'), { recursive: true });
      return [join(site, 'a b/[c]/content'), site];
    },
    'a repository with the content only': () => {
      cpSync(copy.root, join(site, '../own'), { recursive: true });
      git(join(site, '../own'), 'init');
      return [join(site, '../own'), join(site, '../own')];
    },
  };

  test.each(Object.entries(REPOSITORIES))('saves a state in %s', (_, create) => {
    session.saveState('One.', 'Leela');
    const [content, repository] = create();
    writeFileSync(join(content, 'README.md'), 'New.');
    // Git sets these for a hook, and a hook of another repository may start the session.
    vi.stubEnv('GIT_DIR', join(site, '.git'));
    vi.stubEnv('GIT_INDEX_FILE', join(site, '.git/index'));
    createSession(content).saveState('Two.', 'Leela');
    vi.unstubAllEnvs();
    expect(git(repository, 'log', '--format=%s', '-1').trim()).toBe('Two.');
    expect(git(repository, 'status', '--porcelain', '--', content).trim()).toBe('');
  });

  test('quotes git’s message about a locked repository, and refuses a bare one', () => {
    const saveState = () => session.saveState('One.', 'Leela');
    writeInSite('.git/index.lock', '');
    expect(saveState).toThrow(/^The version was not saved\. git says: [\s\S]*index\.lock/);
    rmSync(join(site, '.git/index.lock'));
    gitInSite('config', 'core.bare', 'true');
    expect(saveState).toThrow(/has no git/);
    gitInSite('config', 'core.bare', 'false');
  });
});

/** Runs git in the site and ignores its exit status, because a command that ends with a conflict fails. */
const tryGit = (...args: string[]) =>
  void spawnSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], { cwd: site });
const commit = (message: string, text: string) => {
  writeInSite('content/site.yaml', text);
  tryGit('add', '-A');
  tryGit('commit', '-m', message);
};

/** Each function leaves the repository with an unfinished operation of git, or on no branch. */
const UNFINISHED: Record<string, () => void> = {
  'a merge': () => tryGit('merge', 'other'),
  'a merge whose conflict markers are staged': () => {
    tryGit('merge', 'other');
    tryGit('add', '-A');
  },
  'a merge that was squashed': () => tryGit('merge', '--squash', 'other'),
  'a rebase': () => tryGit('rebase', 'other'),
  'a cherry-pick': () => tryGit('cherry-pick', 'other'),
  'a revert': () => {
    commit('Four', 'a: 4\n');
    tryGit('revert', 'HEAD~1');
  },
  patches: () => {
    tryGit('format-patch', '-1', 'other', '--output=patch');
    tryGit('am', '-3', 'patch');
  },
  'stashed changes': () => {
    writeInSite('content/site.yaml', 'a: 4\n');
    tryGit('stash');
    commit('Five', 'a: 5\n');
    tryGit('stash', 'pop');
  },
  'a checkout of an earlier commit': () => tryGit('switch', '--detach', 'HEAD~1'),
};

describe.skipIf(!hasGit)('a form in a repository with two branches', () => {
  let forkedSite = '';
  /** Creates two branches that change the same line. */
  beforeAll(() => {
    isolateGit();
    forkedSite = mkdtempSync(join(tmpdir(), 'forked-'));
    site = forkedSite;
    cpSync(FIXTURES_FOLDER, join(site, 'content'), { recursive: true });
    tryGit('init');
    commit('One', 'a: 1\n');
    tryGit('switch', '-c', 'other');
    commit('Two', 'a: 2\n');
    tryGit('switch', '-');
    commit('Three', 'a: 3\n');
  });
  afterAll(() => rmSync(forkedSite, { recursive: true }));

  test.each(Object.entries(UNFINISHED))(
    'refuses to save a state after %s, stages nothing, and says what to do',
    (_, startOperation) => {
      rmSync(site, { recursive: true });
      cpSync(forkedSite, site, { recursive: true });
      startOperation();
      writeInSite('content/claims.yaml', '# Mine.');
      const readGitState = () => [gitInSite('status', '--porcelain'), gitInSite('rev-parse', 'HEAD')];
      const before = readGitState();
      expect(() => session.saveState('Mine.', 'Leela')).toThrow(
        /^The version was not saved; your words are as they were\. .*then save again\.$/,
      );
      expect(readGitState()).toEqual(before);
    },
  );
});
