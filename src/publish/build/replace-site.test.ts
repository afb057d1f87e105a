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
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ageTemporaryFiles, countSteps, failAtStep, interruptAtStep, SCRATCH } from '../../../tests/disk.ts';
import { filesOf } from '../hosting/files.ts';
import { refuseForeignFiles, replaceSite } from './replace-site.ts';

type Texts = Record<string, string>;

let folder = '';
let out = '';
beforeEach(() => {
  folder = mkdtempSync(join(SCRATCH, 'replace-site-'));
  out = join(folder, 'dist');
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Writes files with their texts into a folder. @returns the folder */
function writeTexts(dir: string, files: Texts): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(dir, file, '..'), { recursive: true });
    writeFileSync(join(dir, file), text);
  }
  return dir;
}
/** Writes files and the record of their build into a folder. */
function writeSite(dir: string, files: Texts): string {
  const hashes = Object.entries(files).map(([file, text]) => [file, hash('sha256', text)]);
  const record = { commit: null, dirty: false, files: Object.fromEntries(hashes) };
  return writeTexts(dir, { ...files, 'build.json': JSON.stringify(record, null, 2) });
}
/** Returns the texts of a site by file, without the record and the staging folder. */
const textsIn = (dir: string) =>
  Object.fromEntries(
    filesOf(dir)
      .filter((file) => file !== 'build.json' && !file.startsWith('.next-site-'))
      .map((file) => [file, readFileSync(join(dir, file), 'utf8')]),
  );

const OLD = { 'index.html': 'old', 'gone.html': 'old', '_astro/a.css': 'old' };
const NEW = { 'index.html': 'new', 'team/one.html': 'new', 'b.css': 'new' };
/** Writes a last good site, and a new one beside it. */
function prepareSites(old: Texts = OLD, next: Texts = NEW): void {
  rmSync(folder, { recursive: true, force: true });
  writeSite(out, old);
  writeSite(join(folder, 'built'), next);
}
/** Checks and replaces `dist/`, as a build does. In these tests a step is one change to the disk (tests/disk.ts). */
function build(): void {
  refuseForeignFiles(out);
  replaceSite(join(folder, 'built'), out);
}

test('replaces the old site but no folder of the owner, and fills an empty or a missing folder', () => {
  prepareSites();
  writeTexts(`${out}.old`, { 'notes.txt': 'mine' });
  mkdirSync(join(out, 'plans'));
  build();
  expect(textsIn(out)).toEqual(NEW);
  expect(readdirSync(folder).sort()).toEqual(['built', 'dist', 'dist.old']);
  expect(readdirSync(out), 'expected the owner’s empty folder to stay').toContain('plans');
  for (const prepare of [() => undefined, () => mkdirSync(out)]) {
    rmSync(out, { recursive: true });
    prepare();
    build();
    expect(textsIn(out)).toEqual(NEW);
  }
});

test('replaces a folder by a file', () => {
  prepareSites({ 'rules/1.txt': 'old', 'rules/2/3.txt': 'old' }, { rules: 'new' });
  build();
  expect(textsIn(out)).toEqual({ rules: 'new' });
});

test('replaces the folder that a link points to, and changes no other hard link of its files', () => {
  prepareSites();
  const elsewhere = join(folder, 'elsewhere');
  renameSync(out, elsewhere);
  symlinkSync(elsewhere, out);
  const files = ['index.html', 'gone.html'];
  for (const file of files) fs.linkSync(join(out, file), join(folder, file));
  build();
  expect(textsIn(elsewhere)).toEqual(NEW);
  expect(fs.lstatSync(out).isSymbolicLink()).toBe(true);
  for (const file of files) expect(readFileSync(join(folder, file), 'utf8')).toBe('old');
});

/** Functions that add a file that is not from a build. */
const FOREIGN_FILES: Record<string, () => void> = {
  'a file': () => writeTexts(out, { 'thesis.odt': 'mine' }),
  'a file that is named like a temporary one': () => writeTexts(out, { 'thesis.odt.new': 'mine' }),
  'a page changed by hand': () => writeTexts(out, { 'index.html': 'mine' }),
  'a link to a folder': () => symlinkSync(writeTexts(folder, { thesis: 'mine' }), join(out, 'link')),
  'a link in place of a page': () => {
    rmSync(join(out, 'index.html'));
    symlinkSync(join(writeTexts(folder, { thesis: 'old' }), 'thesis'), join(out, 'index.html'));
  },
  'a link in place of a folder': () => {
    renameSync(join(out, '_astro'), join(folder, 'styles'));
    symlinkSync(join(folder, 'styles'), join(out, '_astro'));
  },
  'a read-only file': () => chmodSync(join(writeTexts(out, { 'keep.txt': 'mine' }), 'keep.txt'), 0o444),
  'a folder called build.json': () => {
    rmSync(join(out, 'build.json'));
    writeTexts(out, { 'build.json/notes': 'mine' });
  },
  'a record that names files elsewhere': () =>
    writeTexts(out, { 'build.json': '{ "files": { "../thesis": "", "index.html": "" } }' }),
};

/** Returns names, modes and texts of everything below a folder, also behind links. */
const stateOf = (dir: string) =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((path) => {
      const stat = fs.lstatSync(join(dir, path));
      return `${path} ${stat.mode} ${stat.isFile() ? readFileSync(join(dir, path), 'utf8') : ''}`;
    });

test.each(Object.entries(FOREIGN_FILES))(
  'refuses to replace a site that has %s, and names files',
  (_, addForeignFile) => {
    prepareSites();
    addForeignFile();
    const before = stateOf(folder);
    for (const replace of [build, () => replaceSite(join(folder, 'built'), out)])
      expect(replace).toThrow(/dist\/ has files that no build has written.*: \S+.*Move them elsewhere/);
    expect(stateOf(folder)).toEqual(before);
  },
);

test('keeps a file that another program writes while the new files are staged', () => {
  let step = 0;
  for (let error: unknown; ; step += 1) {
    prepareSites();
    error = interruptAtStep(step, () => writeTexts(out, { 'team/one.html': 'mine' }), build);
    if (!error) break;
    expect(String(error)).toMatch(/team\/one\.html/);
    expect(textsIn(out)).toEqual({ ...OLD, 'team/one.html': 'mine' });
  }
  expect(step, 'expected at least ten steps before the build succeeds').toBeGreaterThan(9);
});

const NAME_CHANGES: [string, before: Texts, after: Texts, isClash: boolean][] = [
  ['no names clash', OLD, NEW, false],
  ['a file becomes a folder', { rules: 'old' }, { 'rules/1.txt': 'new', 'rules/2/3.txt': 'new' }, true],
  ['a name gets other capitals', { 'Kabir.png': 'old' }, { 'kabir.png': 'new' }, true],
  ['a name is composed differently', { '\u00fcber.txt': 'old' }, { 'u\u0308ber.txt': 'new' }, true],
];

describe.each(NAME_CHANGES)('replaceSite where %s', (_, old, next, isClash) => {
  /** Expects each file to be old or new and, unless names clash, old ones to stay until all new ones are there. */
  const expectOldOrNew = (step: string) => {
    const now = textsIn(out);
    for (const [file, text] of Object.entries(now))
      expect([old[file], next[file]], `${step}: ${file}`).toContain(text);
    const isReplaced = Object.keys(next).every((file) => now[file] === next[file]);
    if (!isClash && !isReplaced)
      for (const file of Object.keys(old)) expect(now, step).toHaveProperty([file]);
  };

  test('leaves each file old or new wherever the build is killed, and the next build succeeds', () => {
    prepareSites(old, next);
    const steps = countSteps(build);
    expect(textsIn(out)).toEqual(next);
    for (let step = 0; step < steps; step += 1) {
      prepareSites(old, next);
      failAtStep(step, { isPermanent: true }, build);
      expectOldOrNew(`Killed at step ${step}`);
      // After every third step the next builds are killed too, each one step later.
      for (let laterStep = 0; laterStep < (step % 3 ? 0 : steps + 3); laterStep += 1) {
        ageTemporaryFiles(out);
        writeSite(join(folder, 'built'), { ...next, 'index.html': `${laterStep}` });
        failAtStep(laterStep, { isPermanent: true }, build);
      }
      ageTemporaryFiles(out);
      writeSite(join(folder, 'built'), { ...next, 'index.html': 'new' });
      build();
      expect(textsIn(out), `Killed at step ${step}`).toEqual({ ...next, 'index.html': 'new' });
    }
  });

  test('leaves the old site on a full disk, or reports files of both sites', () => {
    prepareSites(old, next);
    const steps = countSteps(build);
    for (let step = 0; step < steps; step += 1) {
      prepareSites(old, next);
      const error = failAtStep(step, { code: 'ENOSPC' }, build);
      expectOldOrNew(`Step ${step}`);
      if (error && !String(error).includes('of the new one')) expect(textsIn(out)).toMatchObject(old);
      ageTemporaryFiles(out);
      build();
      expect(textsIn(out)).toEqual(next);
    }
  });
});
