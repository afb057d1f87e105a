/** Saves on a disk that fails: each is done whole or not at all, and leaves nothing behind. */
import { execFile, spawnSync } from 'node:child_process';
import fs, {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { failingAt, operationsOf, SCRATCH } from '../../../tests/disk.ts';
import { filesOnDisk } from '../../content/files.ts';
import { ContentError } from '../../content/problems.ts';
import { textProblems } from '../../content/reading/read.ts';
import { entriesIn } from '../../platform/entries.ts';
import { Refusal } from '../../platform/refusal.ts';
import { applyChanges, type Changes, undoChanges } from '../../platform/write.ts';
import { sessionIn } from './session.ts';

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
const litter = () => fs.readdirSync(root).filter((name) => /^\.sav/.test(name));

/** What a person does, each of several files. */
const SAVES: Record<string, () => void> = {
  'the company': () => {
    const form = sessionIn(root);
    const { hash, data } = form.open('company.yaml');
    form.save({ file: 'company.yaml', hash, data: { ...data, tagline: 'Ours.' }, by });
  },
  'another place for a service': () => sessionIn(root).move('services/mobile-app-development.md', 1),
  'a draft of an earlier day': () => {
    const form = sessionIn(root);
    const { hash, data } = form.open('legal/privacy-policy.md');
    form.save({ file: 'legal/privacy-policy.md', hash, data: { ...data, updated: '2024-01-01' }, by });
  },
  'a person less, with a photograph': () => sessionIn(root).remove('team/nandini-das.yaml'),
};

const allOf = () =>
  new Map(
    [...entriesIn(root, (name) => name.startsWith('.'))]
      .flatMap(({ path, entry }) => (entry.isFile() ? path : []))
      .sort()
      .map((file) => [file, readFileSync(join(root, file), 'latin1')]),
  );

/** What a save writes, so that it can be carried out alone. */
function changesOf(save: () => void): { changes: Changes; states: Map<string, string>[] } {
  const before = allOf();
  save();
  const after = allOf();
  renew();
  const files = [...new Set([...before.keys(), ...after.keys()])];
  const changes = files
    .filter((file) => before.get(file) !== after.get(file))
    .map(
      (file) => [file, after.has(file) ? Buffer.from(after.get(file) ?? '', 'latin1') : undefined] as const,
    );
  expect(changes.length, 'It is a save of several files.').toBeGreaterThan(1);
  return { changes: new Map(changes), states: [before, after] };
}

test.each(Object.entries(SAVES))(
  '%s is saved whole or not at all, whatever step of the disk fails',
  (_, save) => {
    const { changes, states } = changesOf(save);
    const act = () => applyChanges(root, changes);
    const steps = operationsOf(act);
    expect(steps).toBeGreaterThan(12);
    for (let step = 0; step < steps; step += 1)
      for (const how of [
        { isForGood: true } as const,
        ...['ENOSPC', 'EIO', 'EACCES'].map((code) => ({ code })),
      ]) {
        failingAt(step, how, act);
        const told = `${JSON.stringify(how)} at step ${step}`;
        // A killed program puts it right at its next start, any other at once.
        if ('code' in how) expect(states, told).toContainEqual(allOf());
        undoChanges(root);
        const now = allOf();
        expect(states, told).toContainEqual(now);
        expect(litter(), told).toEqual([]);
        if (!isDeepStrictEqual(now, states[0])) renew();
      }
  },
);

test('a file that has changed since a save was cut short is not written over', () => {
  const { changes } = changesOf(SAVES['another place for a service'] as () => void);
  const act = () => applyChanges(root, changes);
  const steps = operationsOf(act);
  renew();
  failingAt(steps - 8, { isForGood: true }, act);
  expect(litter()).toEqual(['.saved']);
  const file = join(root, 'services/mobile-app-development.md');
  writeFileSync(file, 'By hand.');
  expect(() => sessionIn(root)).toThrow(
    /services\/mobile-app-development\.md has changed since.*content\/\.saved\//,
  );
  expect(readFileSync(file, 'utf8')).toBe('By hand.');
});

test.each(['.saving', '.saved'])('a folder that somebody calls %s is named, and stays', (name) => {
  mkdirSync(join(root, name));
  writeFileSync(join(root, name, 'notes.txt'), 'mine');
  expect(() => sessionIn(root)).toThrow(new RegExp(`content/\\${name}/ is for changes`));
  expect(readFileSync(join(root, name, 'notes.txt'), 'utf8')).toBe('mine');
});

test('folders and files with names like those of the form are nobody’s business', () => {
  mkdirSync(join(root, '.saving-company.yaml'));
  fs.symlinkSync('leela@desk.4711', join(root, '.#company.yaml'));
  for (const name of ['#company.yaml#', 'company.yaml~', 'Thumbs.db', '.company.yaml.swp'])
    writeFileSync(join(root, name), 'x');
  mkdirSync(join(root, '.obsidian'));
  writeFileSync(join(root, '.obsidian/app.json'), '{}');
  SAVES['the company']?.();
  expect(textProblems(filesOnDisk(root))).toEqual([]);
});

test.each(['save', 'read', 'remove'])('a file that may only be read is refused in words: %s', (how) => {
  const file = 'team/nandini-das.yaml';
  chmodSync(join(root, file), 0o444);
  const form = sessionIn(root);
  const { hash, data } = form.open(file);
  const act = {
    save: () => form.save({ file, hash, data: { ...data, role: 'Head of work' }, by }),
    read: () => form.read(file, by),
    remove: () => form.remove(file),
  }[how] as () => void;
  expect(act).toThrow(/content\/team\/nandini-das\.yaml may only be read/);
  expect(filesOnDisk(root)).toEqual(filesOnDisk(FIXTURES));
  expect(statSync(join(root, file)).mode & 0o777).toBe(0o444);
});

/** What other programs write in place of UTF-8. */
const ENCODINGS: Record<string, (text: string) => Buffer> = {
  'Latin-1': (text) => Buffer.from(text.replace('Hindi', 'Hindé'), 'latin1'),
  'Windows-1252': (text) => Buffer.concat([Buffer.from(text), Buffer.from([0x23, 0x20, 0x93, 0x0a])]),
  'UTF-16 with a mark': (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  'UTF-16 without one': (text) => Buffer.from(text, 'utf16le'),
  'UTF-16, the large byte first': (text) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
  'UTF-32': (text) => Buffer.from(Uint32Array.from(text, (sign) => sign.codePointAt(0) ?? 0).buffer),
  'Shift-JIS': (text) =>
    Buffer.concat([Buffer.from(text), Buffer.from([0x23, 0x20, 0x83, 0x65, 0x83, 0x58, 0x0a])]),
  'ISO-2022-JP': (text) => Buffer.from(`${text}# \x1b$B%F%9\x1b(B\n`),
  GB18030: (text) =>
    Buffer.concat([Buffer.from(text), Buffer.from([0x23, 0x20, 0xb2, 0xe2, 0xca, 0xd4, 0x0a])]),
  'half a letter': (text) => Buffer.concat([Buffer.from(text), Buffer.from([0x23, 0x20, 0xe0, 0xa4, 0x0a])]),
};

describe.each(Object.entries(ENCODINGS))('a file in %s', (_, encoded) => {
  const file = 'team/kabir-menon.yaml';
  const spoil = () => {
    const text = `${readFileSync(join(root, file), 'utf8')}# Hindi\n`;
    const bytes = encoded(text);
    writeFileSync(join(root, file), bytes);
    return bytes;
  };

  test('is not written over, and it is said which one, and how to save it', () => {
    const bytes = spoil();
    const form = sessionIn(root);
    const { hash, data } = form.open(file);
    for (const act of [
      () => form.save({ file, hash, data: { ...data, role: 'Another' }, by }),
      () => form.read(file, by),
      () => form.move(file, 1),
    ]) {
      expect(act).toThrow();
      try {
        act();
      } catch (error) {
        if (error instanceof Refusal) continue;
        expect(error).toBeInstanceOf(ContentError);
        expect((error as Error).message).toMatch(/kabir-menon\.yaml[\s\S]*"Save as" and the encoding UTF-8/);
      }
    }
    expect(readFileSync(join(root, file)).equals(bytes), `${file} has been written over.`).toBe(true);
  });

  test('does not hinder the save of another', () => {
    const bytes = spoil();
    SAVES['the company']?.();
    expect(readFileSync(join(root, file)).equals(bytes), `${file} has been written over.`).toBe(true);
  });
});

test('a byte order mark and the line ends of Windows stay', () => {
  const file = join(root, 'company.yaml');
  writeFileSync(file, `\uFEFF${readFileSync(file, 'utf8').replaceAll('\n', '\r\n')}`);
  SAVES['the company']?.();
  expect(readFileSync(file, 'utf8')).toMatch(/^\uFEFF[\s\S]*\r\ntagline: Ours\.\r\n/);
});

test.each([
  ['services/web-development.md', 'body'],
  ['company.yaml', ''],
])('what git has put two wordings into is refused on save, with its line: %s', (file) => {
  const path = join(root, file);
  const lines = readFileSync(path, 'utf8').split('\n');
  lines.splice(-1, 0, '<<<<<<< HEAD', 'ours', '=======', 'theirs', '>>>>>>> main');
  writeFileSync(path, lines.join('\n'));
  const form = sessionIn(root);
  const { hash, data, problems } = form.open(file);
  const place = { line: lines.indexOf('<<<<<<< HEAD') + 1, expected: expect.stringContaining('one wording') };
  expect(problems).toMatchObject([place]);
  expect(() => form.save({ file, hash, data, by })).toThrow(
    expect.objectContaining({ problems: [expect.objectContaining(place)] }),
  );
  expect(readFileSync(path, 'utf8')).toBe(lines.join('\n'));
});

/** Each takes seconds or minutes to read. */
const HUGE: Record<string, string> = {
  quotations: '> '.repeat(5000),
  'quotations without spaces': '>'.repeat(5000),
  lists: '- '.repeat(5000),
  'numbered lists': '1. '.repeat(5000),
  'mixed lists': '- > 1) '.repeat(1000),
  brackets: '['.repeat(5000) + ']'.repeat(5000),
  'open links': '[a]('.repeat(5000),
  'closed links': '](a'.repeat(18_000),
  'lists line by line': Array.from({ length: 300 }, (_, i) => `${'  '.repeat(i)}- a`).join('\n'),
  'a long line': 'word '.repeat(20_000),
  'many lines': 'word\n\n'.repeat(20_000),
  'two lists in turn': '- a\n  - b\n'.repeat(2000),
  'a table': `${'|a'.repeat(5000)}\n${'|-'.repeat(5000)}`,
};

test.each(Object.entries(HUGE))('a text of %s is refused at once', (_, body) => {
  const form = sessionIn(root);
  const file = 'services/web-development.md';
  const { hash, data } = form.open(file);
  const started = process.cpuUsage().user;
  expect(() => form.save({ file, hash, data: { ...data, body }, by })).toThrow(ContentError);
  expect(process.cpuUsage().user - started).toBeLessThan(2_000_000);
  writeFileSync(join(root, file), `${readFileSync(join(root, file), 'utf8')}\n${body}\n`);
  const again = process.cpuUsage().user;
  expect(textProblems(filesOnDisk(root))).not.toEqual([]);
  expect(process.cpuUsage().user - again).toBeLessThan(4_000_000);
});

test('20,000 fields that nobody knows are refused at once, and so are groups within groups', () => {
  const form = sessionIn(root);
  const { hash, data } = form.open('company.yaml');
  const fields = Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`field${i}`, 'x']));
  let deep: unknown = 'x';
  for (let i = 0; i < 300; i += 1) deep = i % 2 ? [deep] : { deep };
  const started = process.cpuUsage().user;
  for (const more of [fields, { deep }])
    expect(() => form.save({ file: 'company.yaml', hash, data: { ...data, ...more }, by })).toThrow(
      ContentError,
    );
  expect(process.cpuUsage().user - started).toBeLessThan(4_000_000);
});

test.each([
  ...['{a: ', '? ', '{}', '[] ', '"', "'", `"'`, '" ', '&a ', '!a '].map((sign) =>
    sign.repeat(60_000 / sign.length),
  ),
  `x: {${'a: 1, '.repeat(9000)}}`,
  `a: [${','.repeat(59_000)}]`,
])('the list of files is there at once beside a file that takes minutes to read: %.9s…', (text) => {
  writeFileSync(join(root, 'team/kabir-menon.yaml'), text);
  const started = process.cpuUsage().user;
  const { groups } = sessionIn(root).overview();
  expect(process.cpuUsage().user - started).toBeLessThan(2_000_000);
  expect(JSON.stringify(groups)).toContain('team/kabir-menon.yaml');
});

test.skipIf(process.platform === 'win32')('a file stays shared with whom it was', () => {
  const before = process.umask(0o077);
  chmodSync(join(root, 'company.yaml'), 0o664);
  SAVES['the company']?.();
  process.umask(before);
  expect(statSync(join(root, 'company.yaml')).mode & 0o777).toBe(0o664);
});

test('two programs that save at the same time never mix what they write, and neither blocks the other for good', async () => {
  const files = ['team/a.txt', 'b.txt', 'c.txt', 'd.txt'];
  const write = `import { applyChanges } from ${JSON.stringify(join(process.cwd(), 'src/platform/write.ts'))};
    const [root, name, ...files] = process.argv.slice(1);
    for (let i = 0; i < 40; i += 1)
      try { applyChanges(root, new Map(files.map((file) => [file, Buffer.from(name + i)]))); }
      catch (error) { if (!/another program is changing content/.test(error.message)) throw error; }`;
  const save = (name: string) =>
    promisify(execFile)(process.execPath, ['--input-type=module', '--eval', write, root, name, ...files]);
  for (let round = 0; round < 3; round += 1) {
    await Promise.all([save('one '), save('two ')]);
    expect(new Set(files.map((file) => readFileSync(join(root, file), 'utf8'))).size).toBe(1);
    expect(litter()).toEqual([]);
  }
  SAVES['the company']?.();
});

test('a program that was killed in the middle hinders nobody', () => {
  const write = `import { applyChanges } from ${JSON.stringify(join(process.cwd(), 'src/platform/write.ts'))};
    applyChanges(process.argv[1], new Map([['a.txt', Buffer.from('x')]]), () => process.kill(process.pid, 'SIGKILL'));`;
  spawnSync(process.execPath, ['--input-type=module', '--eval', write, root]);
  expect(litter()).toEqual(['.saving']);
  SAVES['the company']?.();
  expect(litter()).toEqual([]);
});

test('a disk that fails half way leaves everything as it was', () => {
  // A folder is where the second file should go.
  const step = new Map([
    ['team/founder.yaml', Buffer.from('name: Another\n')],
    ['pages', Buffer.from('x')],
  ]);
  expect(() => applyChanges(root, step)).toThrow();
  expect(filesOnDisk(root)).toEqual(filesOnDisk(FIXTURES));
  expect(litter()).toEqual([]);
});
