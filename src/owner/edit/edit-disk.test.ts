/** Tests of saving: on a failing disk, while other programs write, and over damaged files. */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { copyContentBeforeEach, FIXTURES_FOLDER } from '../../../tests/content-copy.ts';
import { ageTemporaryFiles, countSteps, failAtStep, interruptAtStep } from '../../../tests/disk.ts';
import { readFiles } from '../../content/files.ts';
import { ContentError } from '../../content/problems.ts';
import { findNonPictureProblems } from '../../content/reading/read.ts';
import { listEntries } from '../../platform/entries.ts';
import { UserError } from '../../platform/user-error.ts';
import * as writing from '../../platform/write.ts';
import { createSession } from './session.ts';

const applyChanges = vi.spyOn(writing, 'applyChanges');
afterAll(() => applyChanges.mockRestore());

const copy = copyContentBeforeEach();
const problems = () => findNonPictureProblems(readFiles(copy.root));
const by = 'Leela';
const [PERSON, WITH_PICTURE] = ['team/kabir-menon.yaml', 'team/nandini-das.yaml'];
const PHOTOGRAPH = `data:image/jpeg;base64,${readFileSync(join(FIXTURES_FOLDER, 'team/with-picture.jpg'), 'base64')}`;
/** Opens a file. @returns a function that saves it with these values */
const prepareSave = (file: string, values: Record<string, unknown>) => {
  const session = createSession(copy.root);
  const { hash, data } = session.open(file);
  return () => session.save({ file, hash, data: { ...data, ...values }, by });
};
const saveCompany = () => prepareSave('company.yaml', { tagline: 'Ours.' })();

const SAVES: Record<string, () => void> = {
  'a changed text': saveCompany,
  'a photograph': () => prepareSave(WITH_PICTURE, { image: PHOTOGRAPH, alt: 'Nandini Das' })(),
  'a moved service': () => createSession(copy.root).move('services/mobile-app-development.md', 1),
  'a new person': () => {
    const session = createSession(copy.root);
    const blank = session.createBlank('team').data;
    const data = { ...session.open(PERSON).data, ...blank, name: 'Asha Rao', initials: 'AR' };
    session.create({ kind: 'team', data, by });
  },
  'a removed person': () => createSession(copy.root).remove('team/founder.yaml'),
};

type Snapshot = Record<string, string>;
const readSnapshot = (): Snapshot =>
  Object.fromEntries(
    [...listEntries(copy.root)]
      .filter(({ entry }) => entry.isFile())
      .map(({ path }) => [path, readFileSync(copy.pathOf(path), 'latin1')]),
  );

describe.each(Object.entries(SAVES))('applyChanges, for %s', (_, save) => {
  let [before, after]: Snapshot[] = [];
  let changes: writing.Changes = new Map();
  let write: (changes: writing.Changes) => void;
  beforeAll(() => {
    copy.reset();
    before = readSnapshot();
    save();
    after = readSnapshot();
    const [, lastChanges, check] = applyChanges.mock.lastCall ?? [];
    changes = lastChanges ?? changes;
    write = (changes) => applyChanges(copy.root, changes, check);
  });

  /** Expects each file to be as before or as after the save. */
  const expectOldOrNew = (message: string) => {
    const now = readSnapshot();
    for (const file of Object.keys({ ...before, ...after }))
      expect([before?.[file], after?.[file]], `${message}: ${file}`).toContain(now[file]);
    return now;
  };

  test('leaves each file old or new if the program is killed at any step, and reports a mixture of old and new files', () => {
    const steps = countSteps(() => write(changes));
    expect(steps).toBeGreaterThan(4);
    for (let step = 0; step < steps; step += 1) {
      copy.reset();
      failAtStep(step, { isPermanent: true }, () => write(changes));
      const now = expectOldOrNew(`Killed at step ${step}`);
      const isConsistent = [before, after].some((state) => isDeepStrictEqual(state, now));
      const hasTemporaryFile = Object.keys(now).some((file) => file.endsWith('.new'));
      if (!isConsistent && !hasTemporaryFile) expect(problems(), `Killed at step ${step}`).not.toEqual([]);
    }
    ageTemporaryFiles(copy.root);
    expect(saveCompany, 'A save must succeed once the temporary files are old.').not.toThrow();
  });

  test('writes files in an order that keeps the content valid, except during a move', () => {
    const isMove = changes.size > 1 && [...changes.keys()].every((file) => file.startsWith('services/'));
    for (const [file, bytes] of changes) {
      if (bytes) copy.write(file, bytes);
      else rmSync(copy.pathOf(file));
      // Two services have the same number until both are written.
      if (isMove && !isDeepStrictEqual(readSnapshot(), after)) expect(problems()).not.toEqual([]);
      else expect(problems(), file).toEqual([]);
    }
  });

  test('changes no file if the disk is full, or says that some have changed', () => {
    const steps = countSteps(() => write(changes));
    for (let step = 0; step < steps; step += 1) {
      copy.reset();
      const error = failAtStep(step, { code: 'ENOSPC' }, () => write(changes));
      const now = expectOldOrNew(`Step ${step}`);
      if (!String(error).includes('changed, but not'))
        expect(now).toMatchObject((error ? before : after) ?? {});
    }
  });

  test('writes the changes of one program only, if two write at the same time', () => {
    const otherChanges: writing.Changes = new Map(
      [...changes].map(([file, bytes]) => [file, bytes && Buffer.from('other')]),
    );
    const steps = countSteps(() => write(changes));
    for (let step = 0; step < steps; step += 1) {
      copy.reset();
      let secondError: unknown;
      const writeOther = () => {
        try {
          write(otherChanges);
        } catch (error) {
          secondError = error;
        }
      };
      const firstError = interruptAtStep(step, writeOther, () => write(changes));
      const errors = [firstError, secondError].filter((error) => error !== undefined);
      expect(errors, `at step ${step}`).toEqual([expect.any(UserError)]);
      expect(String(errors)).toMatch(/Nothing was written: .*another program.*Try again/);
      for (const [file, bytes] of firstError ? otherChanges : changes)
        expect(readSnapshot()[file], `at step ${step}: ${file}`).toBe(
          bytes && Buffer.from(bytes).toString('latin1'),
        );
    }
  });
});

test('reports the temporary file of a killed program, and replaces it after a minute', () => {
  copy.write(`${PERSON}.new`, 'name: K');
  expect(problems()).toMatchObject([
    { file: `content/${PERSON}.new`, fix: expect.stringContaining(`then delete content/${PERSON}.new`) },
  ]);
  const save = prepareSave(PERSON, { role: 'Another' });
  expect(save).toThrow(/another program .*kabir-menon.*Try again in a minute/);
  ageTemporaryFiles(copy.root);
  save();
  expect(problems()).toEqual([]);
});

test('refuses to save a file that another program has changed meanwhile', () => {
  const lateSave = prepareSave('company.yaml', { tagline: 'Mine.' });
  prepareSave('company.yaml', { tagline: 'Theirs.' })();
  expect(lateSave).toThrow(/company\.yaml has changed on the disk since you opened it/);
  expect(copy.read('company.yaml')).toContain('Theirs.');
});

test('refuses to follow a link in place of a temporary file', () => {
  const target = join(copy.folder, 'target');
  symlinkSync(target, copy.pathOf('company.yaml.new'));
  expect(saveCompany).toThrow(/company\.yaml\.new[\s\S]*symbolic link/);
  expect(existsSync(target)).toBe(false);
});

test.each(['../file', 'linked-folder/file', 'linked-file', 'team'])(
  'refuses to write outside the folder, through a link or in place of a folder: %s',
  (path) => {
    const outside = join(copy.folder, 'outside');
    mkdirSync(outside);
    symlinkSync(outside, copy.pathOf('linked-folder'));
    symlinkSync(join(outside, 'file'), copy.pathOf('linked-file'));
    const changes = new Map(['a.txt', path].map((name) => [name, Buffer.from('x')]));
    expect(() => applyChanges(copy.root, changes)).toThrow(
      /^Nothing was written: .*(outside the folder|a folder or a link)/,
    );
    expect(readdirSync(outside)).toEqual([]);
    expect(existsSync(copy.pathOf('a.txt')), 'The valid file must not be written either.').toBe(false);
  },
);

test('ignores hidden files and folders, backups of editors, and files that Windows adds', () => {
  symlinkSync('leela@desk.4711', copy.pathOf('.#company.yaml'));
  mkdirSync(copy.pathOf('.obsidian'));
  for (const name of ['#company.yaml#', 'company.yaml~', 'Thumbs.db', '.obsidian/app.json'])
    copy.write(name, 'x');
  saveCompany();
  expect(problems()).toEqual([]);
});

test('refuses to save, approve or remove a read-only file', () => {
  chmodSync(copy.pathOf(WITH_PICTURE), 0o444);
  const session = createSession(copy.root);
  const save = prepareSave(WITH_PICTURE, { role: 'Head of work' });
  for (const request of [save, () => session.approve(WITH_PICTURE, by), () => session.remove(WITH_PICTURE)])
    expect(request).toThrow(/content\/team\/nandini-das\.yaml is read-only/);
  expect(readFiles(copy.root)).toEqual(readFiles(FIXTURES_FOLDER));
  expect(statSync(copy.pathOf(WITH_PICTURE)).mode & 0o777).toBe(0o444);
});

test.skipIf(process.platform === 'win32')('keeps the permissions of a file', () => {
  const before = process.umask(0o077);
  chmodSync(copy.pathOf('company.yaml'), 0o664);
  saveCompany();
  process.umask(before);
  expect(statSync(copy.pathOf('company.yaml')).mode & 0o777).toBe(0o664);
});

/** Each function returns the text in another encoding than UTF-8. Three append a comment with bytes of that encoding. */
const ENCODINGS: Record<string, (text: string) => Buffer> = {
  'Latin-1': (text) => Buffer.from(text.replace('Hindi', 'Hindé'), 'latin1'),
  'Windows-1252': (text) => Buffer.concat([Buffer.from(text), Buffer.from([0x23, 0x20, 0x93, 0x0a])]),
  'UTF-16': (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  'ISO-2022-JP': (text) => Buffer.from(`${text}# \x1b$B%F%9\x1b(B\n`),
  'broken UTF-8': (text) => Buffer.concat([Buffer.from(text), Buffer.from([0x23, 0x20, 0xe0, 0xa4, 0x0a])]),
};

test.each(Object.entries(ENCODINGS))('refuses to change a file in %s, and names that file', (_, encode) => {
  const bytes = encode(`${copy.read(PERSON)}# Hindi\n`);
  copy.write(PERSON, bytes);
  const session = createSession(copy.root);
  const message = /kabir-menon\.yaml[\s\S]*"Save as" and the encoding UTF-8/;
  expect(prepareSave(PERSON, { role: 'Another' })).toThrow(message);
  expect(() => session.approve(PERSON, by)).toThrow(message);
  expect(() => session.move(PERSON, 1)).toThrow();
  saveCompany();
  expect(readFileSync(copy.pathOf(PERSON)).equals(bytes), `${PERSON} must stay as it is.`).toBe(true);
});

test('keeps a byte order mark and CRLF line ends', () => {
  copy.write('company.yaml', `\uFEFF${copy.read('company.yaml').replaceAll('\n', '\r\n')}`);
  saveCompany();
  expect(copy.read('company.yaml')).toMatch(/^\uFEFF[\s\S]*\r\ntagline: Ours\.\r\n/);
});

test.each(['services/web-development.md', 'company.yaml'])('refuses conflict markers in %s', (file) => {
  const lines = copy.read(file).split('\n');
  lines.splice(-1, 0, '<<<<<<< HEAD', 'ours', '=======', 'theirs', '>>>>>>> main');
  copy.write(file, lines.join('\n'));
  const problem = {
    line: lines.indexOf('<<<<<<< HEAD') + 1,
    expected: expect.stringContaining('one wording'),
  };
  expect(createSession(copy.root).open(file).problems).toMatchObject([problem]);
  expect(prepareSave(file, {})).toThrow(
    expect.objectContaining({ problems: [expect.objectContaining(problem)] }),
  );
  expect(copy.read(file)).toBe(lines.join('\n'));
});

/** Texts above the limits of src/content/parsing/file-text.ts. */
const ABOVE_LIMIT: Record<string, string> = {
  'nested quotations': '> '.repeat(12),
  'nested mixed lists': '- > 1) '.repeat(6),
  'a deeply indented list': `- a\n${' '.repeat(64)}- b`,
  'too many lines': 'word\n'.repeat(1_500),
  'one repeated character': '!'.repeat(2_001),
  'a wide table': `${'|a'.repeat(60)}\n${'|-'.repeat(60)}`,
};

test.each(Object.entries(ABOVE_LIMIT))('refuses %s', (_, body) => {
  const file = 'services/web-development.md';
  expect(prepareSave(file, { body })).toThrow(ContentError);
  copy.write(file, `${copy.read(file)}\n${body}\n`);
  expect(problems()).not.toEqual([]);
});

test('refuses 20,000 unknown fields, and 300 nested lists and groups', () => {
  const fields = Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`field${i}`, 'x']));
  let deep: unknown = 'x';
  for (let i = 0; i < 300; i += 1) deep = i % 2 ? [deep] : { deep };
  for (const values of [fields, { deep }]) expect(prepareSave('company.yaml', values)).toThrow(ContentError);
});

test.each(['{a: ', '[] ', '"', "'", '&a '])('lists a YAML file that repeats %s 2,001 times', (text) => {
  copy.write(PERSON, text.repeat(2_001));
  expect(JSON.stringify(createSession(copy.root).readOverview().groups)).toContain(PERSON);
});
