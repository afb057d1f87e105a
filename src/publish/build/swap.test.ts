import { hash } from 'node:crypto';
import fs, {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { failingAt, operationsOf, SCRATCH } from '../../../tests/disk.ts';
import { filesOf } from '../hosting/files.ts';
import { makeReady, publish } from './swap.ts';

let folder = '';
let out = '';
beforeEach(() => {
  folder = mkdtempSync(join(SCRATCH, 'swap-'));
  out = join(folder, 'dist');
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** A folder with files, each with its text. */
function fill(dir: string, files: Record<string, string>): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(dir, file, '..'), { recursive: true });
    writeFileSync(join(dir, file), text);
  }
  return dir;
}
/** As a build leaves it. */
function site(dir: string, files: Record<string, string>): string {
  const hashes = Object.entries(files).map(([file, text]) => [file, hash('sha256', text)]);
  const record = { commit: null, dirty: false, files: Object.fromEntries(hashes) };
  return fill(dir, { ...files, 'build.json': JSON.stringify(record, null, 2) });
}
const textsIn = (dir: string) =>
  Object.fromEntries(
    filesOf(dir)
      .filter((file) => !/^build\.json$|^\.saving\//.test(file))
      .map((file) => [file, readFileSync(join(dir, file), 'utf8')]),
  );

const OLD = { 'index.html': 'old', 'gone.html': 'old', '_astro/a.css': 'old' };
const NEW = { 'index.html': 'new', 'team/one.html': 'new' };
const made = () => site(join(folder, 'made'), NEW);
/** What a build does with its folder, from beginning to end. */
function build(): void {
  makeReady(out);
  publish(join(folder, 'made'), out);
}

describe('the finished site', () => {
  test('takes the place of the old one, and touches nothing beside it', () => {
    site(out, OLD);
    fill(`${out}.old`, { 'notes.txt': 'mine' });
    made();
    build();
    expect(textsIn(out)).toEqual(NEW);
    expect(readdirSync(folder).sort()).toEqual(['dist', 'dist.old', 'made']);
    expect(textsIn(`${out}.old`)).toEqual({ 'notes.txt': 'mine' });
  });

  test('takes the place of no folder, and of an empty one', () => {
    made();
    build();
    expect(textsIn(out)).toEqual(NEW);
    rmSync(out, { recursive: true });
    mkdirSync(out);
    build();
    expect(textsIn(out)).toEqual(NEW);
  });

  test('replaces the folder that a link points to; the link stays', () => {
    site(join(folder, 'elsewhere'), OLD);
    symlinkSync(join(folder, 'elsewhere'), out);
    made();
    build();
    expect(textsIn(join(folder, 'elsewhere'))).toEqual(NEW);
    expect(textsIn(out)).toEqual(NEW);
  });

  test('that cannot be copied leaves the old one as it was, and nothing beside it', () => {
    site(out, OLD);
    expect(() => publish(join(folder, 'no such folder'), out)).toThrow('ENOENT');
    expect(textsIn(out)).toEqual(OLD);
    expect(readdirSync(folder)).toEqual(['dist']);
  });

  test.skipIf(process.platform === 'win32')(
    'can be read by everybody, whatever the user lets others read',
    () => {
      const before = process.umask(0o077);
      made();
      process.umask(before & 0o022);
      build();
      process.umask(before);
      const modes = ['', 'index.html', 'team'].map((file) => fs.statSync(join(out, file)).mode & 0o777);
      expect(modes.map((mode) => mode & 0o055)).toEqual([0o055, 0o044, 0o055]);
    },
  );

  test.skipIf(process.platform === 'win32')(
    'can be read also where an earlier one was kept to its user',
    () => {
      site(out, { 'index.html': 'new', '_astro/a.css': 'old' });
      for (const [path, mode] of [
        ['_astro/a.css', 0o600],
        ['index.html', 0o600],
        ['_astro', 0o700],
        ['', 0o700],
      ] as const)
        chmodSync(join(out, path), mode);
      site(join(folder, 'made'), { 'index.html': 'new', '_astro/a.css': 'new' });
      build();
      const modes = ['', '_astro', 'index.html', '_astro/a.css'].map(
        (file) => fs.statSync(join(out, file)).mode & 0o777,
      );
      expect(modes).toEqual([0o755, 0o755, 0o644, 0o644]);
    },
  );
});

/** What people and programs put into a folder. */
const STRANGERS: Record<string, () => void> = {
  'a file': () => fill(out, { 'thesis.odt': 'mine' }),
  'a hidden file': () => fill(out, { '.htaccess': 'mine' }),
  'a repository': () => fill(out, { '.git/HEAD': 'ref: refs/heads/main' }),
  'a repository within': () => fill(out, { '_astro/.git/config': 'mine' }),
  'a file among its own': () => fill(out, { '_astro/b.css': 'mine' }),
  'a page changed by hand': () => fill(out, { 'index.html': 'mine' }),
  'a link to a file': () => symlinkSync(fill(folder, { thesis: 'mine' }), join(out, 'link')),
  'a link in place of a page': () => {
    rmSync(join(out, 'index.html'));
    symlinkSync(join(fill(folder, { thesis: 'old' }), 'thesis'), join(out, 'index.html'));
  },
  'a link in place of a folder': () => {
    renameSync(join(out, '_astro'), join(folder, 'styles'));
    symlinkSync(join(folder, 'styles'), join(out, '_astro'));
  },
  'a link to nowhere': () => symlinkSync(join(folder, 'nowhere'), join(out, '.#index.html')),
  'a file that may only be read': () => chmodSync(join(fill(out, { 'keep.txt': 'mine' }), 'keep.txt'), 0o444),
  'a folder called build.json': () => {
    rmSync(join(out, 'build.json'));
    fill(out, { 'build.json/notes': 'mine' });
  },
  'another program’s build.json': () => fill(out, { 'build.json': '{ "version": 1 }' }),
  'a list as build.json': () => fill(out, { 'build.json': '[]' }),
  'no record': () => rmSync(join(out, 'build.json')),
  'a record that names files elsewhere': () =>
    fill(out, { 'build.json': '{ "files": { "../thesis": "", "index.html": "" } }' }),
};

/** Everything below a folder, links not followed. */
const stateOf = (dir: string) =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((path) => {
      const stat = fs.lstatSync(join(dir, path));
      return `${path} ${stat.mode} ${stat.isFile() ? readFileSync(join(dir, path), 'utf8') : ''}`;
    });

describe.each(Object.entries(STRANGERS))('%s', (_, put) => {
  test('in the folder of the site stops the build, and is named', () => {
    site(out, OLD);
    made();
    put();
    const before = stateOf(folder);
    expect(() => build()).toThrow(/dist\/ holds what no build has put there.*: \S+.*Move it elsewhere/);
    expect(stateOf(folder)).toEqual(before);
  });

  test('that comes while the site is made stops it as well', () => {
    site(out, OLD);
    made();
    makeReady(out);
    put();
    const before = stateOf(folder);
    expect(() => publish(join(folder, 'made'), out)).toThrow('holds what no build has put there');
    expect(stateOf(folder)).toEqual(before);
  });
});

test('an empty folder that somebody has made stays, since nothing is removed that no build has made', () => {
  site(out, OLD);
  mkdirSync(join(out, 'plans'));
  made();
  build();
  expect(textsIn(out)).toEqual(NEW);
  expect(readdirSync(out)).toContain('plans');
});

test('configurations of which an older build kept no record are named, and stay', () => {
  fill(out, { 'nginx.conf': 'of the old build', 'wrangler.json': '{}' });
  made();
  expect(() => build()).toThrow(
    /what no build has put there.*: nginx\.conf, wrangler\.json\. Move it elsewhere/,
  );
  expect(readdirSync(folder).sort()).toEqual(['dist', 'made']);
});

/** Names of which one stands in the way of another: now, and in the next build. */
const IN_THE_WAY: [string, before: string[], after: string[]][] = [
  ['a file becomes a folder', ['rules'], ['rules/1.txt', 'rules/2/3.txt']],
  ['a folder becomes a file', ['rules/1.txt', 'rules/2/3.txt', 'rules/2.txt'], ['rules']],
  ['a page becomes a folder', ['about.html'], ['about.html/index.html', 'about']],
  ['a name gets other capitals', ['Kabir.png', 'Team/one.txt'], ['kabir.png', 'team/one.txt']],
  ['a name is composed otherwise', ['\u00fcber.txt'], ['u\u0308ber.txt']],
];

test.each(IN_THE_WAY)('%s, and whatever step fails, one site stands whole', (_, before, after) => {
  const [old, next] = [before, after].map((names) =>
    Object.fromEntries([['index.html', 'same'], ...names.map((name) => [name, `in ${name}`])]),
  ) as [Record<string, string>, Record<string, string>];
  const whole = () => {
    rmSync(folder, { recursive: true, force: true });
    site(out, old);
    site(join(folder, 'made'), next);
  };
  whole();
  const steps = operationsOf(build);
  expect(textsIn(out)).toEqual(next);
  for (let step = 0; step < steps; step += 1) {
    whole();
    failingAt(step, { isForGood: true }, build);
    makeReady(out);
    expect([old, next], `Killed at step ${step}.`).toContainEqual(textsIn(out));
  }
  whole();
  build();
  rmSync(join(folder, 'made'), { recursive: true });
  site(join(folder, 'made'), old);
  build();
  expect(textsIn(out), 'And back.').toEqual(old);
});

test('a file that somebody puts in the place of a new one, in the middle of it all, stays', () => {
  site(out, OLD);
  made();
  // At each file that the build prepares.
  for (let step = 0; step < 9; step += 1) {
    const real = fs.writeFileSync;
    const write = vi.spyOn(fs, 'writeFileSync');
    let count = 0;
    write.mockImplementation((...args: Parameters<typeof real>) => {
      if (count++ === step) {
        mkdirSync(join(out, 'team'), { recursive: true });
        real(join(out, 'team/one.html'), 'mine');
      }
      return real(...args);
    });
    syncBuiltinESMExports();
    try {
      expect(() => build()).toThrow(/team\/one\.html/);
    } finally {
      write.mockRestore();
      syncBuiltinESMExports();
    }
    expect(readFileSync(join(out, 'team/one.html'), 'utf8')).toBe('mine');
    rmSync(join(out, 'team'), { recursive: true });
    expect(textsIn(out)).toEqual(OLD);
  }
});

test('a file that has another name elsewhere is replaced here alone', () => {
  site(out, OLD);
  fs.linkSync(join(out, 'index.html'), join(folder, 'copy.html'));
  fs.linkSync(join(out, 'gone.html'), join(folder, 'kept.html'));
  made();
  build();
  expect(readFileSync(join(folder, 'copy.html'), 'utf8')).toBe('old');
  expect(readFileSync(join(folder, 'kept.html'), 'utf8')).toBe('old');
});

test.each(['.saving', '.saved'])('a folder that somebody calls %s is named, and stays', (name) => {
  site(out, OLD);
  fill(join(out, name), { 'thesis.odt': 'mine' });
  made();
  const before = stateOf(folder);
  expect(() => build()).toThrow(`dist/${name}/ is for changes`);
  expect(stateOf(folder)).toEqual(before);
});

test('whatever step of the disk fails, the last good site stands or the new one, whole', () => {
  const whole = () => {
    rmSync(folder, { recursive: true, force: true });
    site(out, OLD);
    made();
  };
  whole();
  const steps = operationsOf(build);
  expect(steps).toBeGreaterThan(20);
  for (let step = 0; step < steps; step += 1)
    for (const how of [
      { isForGood: true } as const,
      ...['EIO', 'ENOSPC', 'EACCES'].map((code) => ({ code })),
    ]) {
      whole();
      failingAt(step, how, build);
      const told = `${JSON.stringify(how)} at step ${step}`;
      // A killed build is put right by the next one.
      if ('code' in how) expect([OLD, NEW], told).toContainEqual(textsIn(out));
      makeReady(out);
      expect([OLD, NEW], told).toContainEqual(textsIn(out));
      expect(readdirSync(out).filter((name) => name.startsWith('.'))).toEqual([]);
    }
});

test('a page that has changed since a build was killed is not written over', () => {
  let step = 0;
  do {
    rmSync(folder, { recursive: true, force: true });
    site(out, OLD);
    made();
    failingAt(step++, { isForGood: true }, build);
  } while (!readdirSync(out).includes('.saved') || textsIn(out)['index.html'] !== 'new');
  fill(out, { 'index.html': 'mine' });
  expect(() => makeReady(out)).toThrow(/dist\/index\.html has changed since/);
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe('mine');
});
