/** Saves on a disk that fails, beside other programs, and of files that others have spoilt. */
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { age, failingAt, interruptedAt, operationsOf, SCRATCH } from '../../../tests/disk.ts';
import { filesOnDisk } from '../../content/files.ts';
import { ContentError } from '../../content/problems.ts';
import { textProblems } from '../../content/reading/read.ts';
import { entriesIn } from '../../platform/entries.ts';
import { Refusal } from '../../platform/refusal.ts';
import { applyChanges, type Changes } from '../../platform/write.ts';
import { sessionIn } from './session.ts';

vi.mock('../../platform/write.ts', { spy: true });

const FIXTURES = 'tests/fixtures/content';
let root = '';
const renew = () => {
  rmSync(root, { recursive: true, force: true });
  cpSync(FIXTURES, root, { recursive: true });
};
beforeEach(() => {
  root = join(mkdtempSync(join(SCRATCH, 'edit-')), 'content');
  renew();
});
afterEach(() => rmSync(join(root, '..'), { recursive: true }));

const by = 'Leela';
const PHOTOGRAPH = `data:image/jpeg;base64,${readFileSync(join(FIXTURES, 'team/with-picture.jpg'), 'base64')}`;
const save = (file: string, values: Record<string, unknown>) => {
  const form = sessionIn(root);
  const { hash, data } = form.open(file);
  return () => form.save({ file, hash, data: { ...data, ...values }, by });
};

/** What a person does, once the form is open. */
const SAVES: Record<string, () => () => void> = {
  'the company': () => save('company.yaml', { tagline: 'Ours.' }),
  'a photograph': () => save('team/nandini-das.yaml', { image: PHOTOGRAPH, alt: 'Nandini Das' }),
  'another place for a service': () => {
    const form = sessionIn(root);
    return () => form.move('services/mobile-app-development.md', 1);
  },
  'a new person': () => {
    const form = sessionIn(root);
    const { data } = form.blank('team');
    const { id: _, ...kabir } = form.open('team/kabir-menon.yaml').data;
    return () =>
      form.create({ kind: 'team', data: { ...kabir, ...data, name: 'Asha Rao', initials: 'AR' }, by });
  },
  'a person less': () => {
    const form = sessionIn(root);
    return () => form.remove('team/founder.yaml');
  },
};

const allOf = () =>
  Object.fromEntries(
    [...entriesIn(root)]
      .flatMap(({ path, entry }) => (entry.isFile() ? path : []))
      .sort()
      .map((file) => [file, readFileSync(join(root, file), 'latin1')]),
  );

describe.each(Object.entries(SAVES))('%s', (_, opened) => {
  let [before, after]: Record<string, string>[] = [];
  let changes: Changes = new Map();
  let write: (changes: Changes) => void;
  beforeEach(() => {
    before = allOf();
    opened()();
    after = allOf();
    const [, all, check] = vi.mocked(applyChanges).mock.lastCall ?? [];
    changes = all ?? changes;
    write = (these) => applyChanges(root, these, check);
    renew();
  });

  /** Every file is its old or its new self, and nothing that stood is gone. */
  const expectBoth = (told: string) => {
    const now = allOf();
    for (const file of Object.keys({ ...before, ...after }))
      expect([before?.[file], after?.[file]], `${told}: ${file}`).toContain(now[file]);
    return now;
  };

  test('is whole wherever the program is killed, or the check names what is half done', () => {
    const steps = operationsOf(() => write(changes));
    expect(steps).toBeGreaterThan(4);
    for (let step = 0; step < steps; step += 1) {
      renew();
      failingAt(step, { isForGood: true }, () => write(changes));
      const now = expectBoth(`Killed at step ${step}`);
      const isWhole = [before, after].some((state) => isDeepStrictEqual(state, now));
      if (!isWhole && !Object.keys(now).some((file) => file.endsWith('.new')))
        expect(textProblems(filesOnDisk(root)), `Killed at step ${step}`).not.toEqual([]);
    }
    age(root);
    SAVES['the company']?.()();
  });

  test('is written in an order in which the build would accept each step', () => {
    const isMove = changes.size > 1 && [...changes.keys()].every((file) => file.startsWith('services/'));
    for (const [file, bytes] of changes) {
      if (bytes) writeFileSync(join(root, file), bytes);
      else rmSync(join(root, file));
      const problems = textProblems(filesOnDisk(root));
      // Two services have one number for a moment, whichever is written first.
      if (isMove && !isDeepStrictEqual(allOf(), after)) expect(problems).not.toEqual([]);
      else expect(problems, file).toEqual([]);
    }
  });

  test('says what is written where the disk fails', () => {
    const steps = operationsOf(() => write(changes));
    for (let step = 0; step < steps; step += 1) {
      renew();
      const error = failingAt(step, { code: 'ENOSPC' }, () => write(changes));
      const now = expectBoth(`Step ${step}`);
      if (!String(error).includes('changed, but not'))
        expect(now).toMatchObject((error ? before : after) ?? {});
    }
  });

  test('is refused to one of two programs that save at the same time', () => {
    const other: Changes = new Map(
      [...changes].map(([file, bytes]) => [file, bytes && Buffer.from('other')]),
    );
    const steps = operationsOf(() => write(changes));
    for (let step = 0; step < steps; step += 1) {
      renew();
      let second: unknown;
      const between = () => {
        try {
          write(other);
        } catch (error) {
          second = error;
        }
      };
      const first = interruptedAt(step, between, () => write(changes));
      const errors = [first, second].filter((error) => error !== undefined);
      expect(errors, `at step ${step}`).toEqual([expect.any(Refusal)]);
      expect(String(errors)).toMatch(/Nothing was written: .*another program.*Try again/);
      for (const [file, bytes] of first ? other : changes)
        expect(allOf()[file], `at step ${step}: ${file}`).toBe(
          bytes && Buffer.from(bytes).toString('latin1'),
        );
    }
  });
});

test('what a killed program has left is named, with what to do', () => {
  const file = 'team/kabir-menon.yaml';
  writeFileSync(join(root, `${file}.new`), 'name: K');
  expect(textProblems(filesOnDisk(root))).toMatchObject([
    { file: `content/${file}.new`, fix: expect.stringContaining(`then delete content/${file}.new`) },
  ]);
  expect(save(file, { role: 'Another' })).toThrow(/another program .*kabir-menon.*Try again in a minute/);
  age(root);
  save(file, { role: 'Another' })();
  expect(textProblems(filesOnDisk(root))).toEqual([]);
});

test('a save of words that were written by another program meanwhile is refused', () => {
  const late = save('company.yaml', { tagline: 'Mine.' });
  save('company.yaml', { tagline: 'Theirs.' })();
  expect(late).toThrow(/company\.yaml has changed on the disk since you opened it/);
  expect(readFileSync(join(root, 'company.yaml'), 'utf8')).toContain('Theirs.');
});

test('a folder from somebody else makes the form write nothing elsewhere', () => {
  const thesis = join(root, '../thesis');
  writeFileSync(thesis, 'mine');
  const step = { file: '../thesis', was: 'x', is: 'mine' };
  for (const name of ['.saved', '.saving']) {
    mkdirSync(join(root, name));
    writeFileSync(join(root, name, 'plan.json'), JSON.stringify([step]));
    writeFileSync(join(root, name, '0.was'), 'theirs');
  }
  symlinkSync(thesis, join(root, '.company.yaml.new'));
  SAVES['the company']?.()();
  expect(readFileSync(thesis, 'utf8')).toBe('mine');
  expect(existsSync(join(root, '.saved/0.was'))).toBe(true);
  symlinkSync(thesis, join(root, 'company.yaml.new'));
  expect(SAVES['the company'] as () => void).toThrow(/company\.yaml\.new[\s\S]*symbolic link/);
});

test.each(['../thesis', 'elsewhere/thesis', 'link', 'team'])('no file is written to %s', (file) => {
  const outside = join(root, '../outside');
  mkdirSync(outside);
  symlinkSync(outside, join(root, 'elsewhere'));
  symlinkSync(join(outside, 'thesis'), join(root, 'link'));
  const changes = new Map([
    ['a.txt', Buffer.from('x')],
    [file, Buffer.from('x')],
  ]);
  expect(() => applyChanges(root, changes)).toThrow(
    /^Nothing was written: .*(outside the folder|a folder or a link)/,
  );
  expect(readdirSync(outside)).toEqual([]);
  expect(existsSync(join(root, 'a.txt')), 'The other file is not written either.').toBe(false);
});

test('folders and files with names like those of editors are nobody’s business', () => {
  symlinkSync('leela@desk.4711', join(root, '.#company.yaml'));
  for (const name of ['#company.yaml#', 'company.yaml~', 'Thumbs.db', '.company.yaml.swp'])
    writeFileSync(join(root, name), 'x');
  mkdirSync(join(root, '.obsidian'));
  writeFileSync(join(root, '.obsidian/app.json'), '{}');
  SAVES['the company']?.()();
  expect(textProblems(filesOnDisk(root))).toEqual([]);
});

test.each(['save', 'read', 'remove'])('a file that may only be read is refused in words: %s', (how) => {
  const file = 'team/nandini-das.yaml';
  chmodSync(join(root, file), 0o444);
  const form = sessionIn(root);
  const act = {
    save: save(file, { role: 'Head of work' }),
    read: () => form.read(file, by),
    remove: () => form.remove(file),
  }[how] as () => void;
  expect(act).toThrow(/content\/team\/nandini-das\.yaml may only be read/);
  expect(filesOnDisk(root)).toEqual(filesOnDisk(FIXTURES));
  expect(statSync(join(root, file)).mode & 0o777).toBe(0o444);
});

test.skipIf(process.platform === 'win32')('a file stays shared with whom it was', () => {
  const before = process.umask(0o077);
  chmodSync(join(root, 'company.yaml'), 0o664);
  SAVES['the company']?.()();
  process.umask(before);
  expect(statSync(join(root, 'company.yaml')).mode & 0o777).toBe(0o664);
});

/** What other programs write in place of UTF-8. */
const ENCODINGS: Record<string, (text: string) => Buffer> = {
  'Latin-1': (text) => Buffer.from(text.replace('Hindi', 'Hindé'), 'latin1'),
  'Windows-1252': (text) => Buffer.concat([Buffer.from(text), Buffer.from([0x23, 0x20, 0x93, 0x0a])]),
  'UTF-16': (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  'ISO-2022-JP': (text) => Buffer.from(`${text}# \x1b$B%F%9\x1b(B\n`),
  'half a letter': (text) => Buffer.concat([Buffer.from(text), Buffer.from([0x23, 0x20, 0xe0, 0xa4, 0x0a])]),
};

test.each(Object.entries(ENCODINGS))('a file in %s is named and not written over', (_, encoded) => {
  const file = 'team/kabir-menon.yaml';
  const bytes = encoded(`${readFileSync(join(root, file), 'utf8')}# Hindi\n`);
  writeFileSync(join(root, file), bytes);
  const form = sessionIn(root);
  const utf8 = /kabir-menon\.yaml[\s\S]*"Save as" and the encoding UTF-8/;
  expect(save(file, { role: 'Another' })).toThrow(utf8);
  expect(() => form.read(file, by)).toThrow(utf8);
  expect(() => form.move(file, 1)).toThrow();
  SAVES['the company']?.()();
  expect(readFileSync(join(root, file)).equals(bytes), `${file} has been written over.`).toBe(true);
});

test('a byte order mark and the line ends of Windows stay', () => {
  const file = join(root, 'company.yaml');
  writeFileSync(file, `\uFEFF${readFileSync(file, 'utf8').replaceAll('\n', '\r\n')}`);
  SAVES['the company']?.()();
  expect(readFileSync(file, 'utf8')).toMatch(/^\uFEFF[\s\S]*\r\ntagline: Ours\.\r\n/);
});

test.each(['services/web-development.md', 'company.yaml'])('git’s two wordings are refused: %s', (file) => {
  const path = join(root, file);
  const lines = readFileSync(path, 'utf8').split('\n');
  lines.splice(-1, 0, '<<<<<<< HEAD', 'ours', '=======', 'theirs', '>>>>>>> main');
  writeFileSync(path, lines.join('\n'));
  const place = { line: lines.indexOf('<<<<<<< HEAD') + 1, expected: expect.stringContaining('one wording') };
  expect(sessionIn(root).open(file).problems).toMatchObject([place]);
  expect(save(file, {})).toThrow(expect.objectContaining({ problems: [expect.objectContaining(place)] }));
  expect(readFileSync(path, 'utf8')).toBe(lines.join('\n'));
});

/** Each would take seconds or minutes to read. */
const HUGE: Record<string, string> = {
  quotations: '> '.repeat(5000),
  'mixed lists': '- > 1) '.repeat(1000),
  'closed links': '](a'.repeat(18_000),
  'lists line by line': Array.from({ length: 300 }, (_, i) => `${'  '.repeat(i)}- a`).join('\n'),
  'many lines': 'word\n\n'.repeat(20_000),
  'a table': `${'|a'.repeat(5000)}\n${'|-'.repeat(5000)}`,
};

test.each(Object.entries(HUGE))('a text of %s is refused before it is parsed', (_, body) => {
  const file = 'services/web-development.md';
  expect(save(file, { body })).toThrow(ContentError);
  writeFileSync(join(root, file), `${readFileSync(join(root, file), 'utf8')}\n${body}\n`);
  expect(textProblems(filesOnDisk(root))).not.toEqual([]);
});

test('20,000 unknown fields and groups within groups are refused', () => {
  const fields = Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`field${i}`, 'x']));
  let deep: unknown = 'x';
  for (let i = 0; i < 300; i += 1) deep = i % 2 ? [deep] : { deep };
  for (const more of [fields, { deep }]) expect(save('company.yaml', more)).toThrow(ContentError);
});

test.each(['{a: ', '[] ', '"', "'", '&a '])(
  'the list of files opens beside a YAML file full of %s',
  (sign) => {
    writeFileSync(join(root, 'team/kabir-menon.yaml'), sign.repeat(60_000 / sign.length));
    expect(JSON.stringify(sessionIn(root).overview().groups)).toContain('team/kabir-menon.yaml');
  },
);
