/** What the form does when two people write at once, when it is killed while it saves, and where a link leads elsewhere. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'; // biome-ignore format: one line
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { filesOnDisk } from '../../content/files.ts';
import { settle, take } from './files/folder.ts';
import { sessionIn } from './session.ts';

/** How many times the disk may still be written to before the program is dead; or, with `once`, before it is full for a moment. */
const life = vi.hoisted(() => ({ writes: Number.POSITIVE_INFINITY, once: false }));
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const mortal =
    <A extends unknown[], R>(act: (...args: A) => R) =>
    (...args: A): R => {
      life.writes -= 1;
      if (life.writes >= 0) return act(...args);
      if (life.once) life.writes = Number.POSITIVE_INFINITY;
      throw new Error('killed');
    };
  const { writeFileSync, renameSync, rmSync, rmdirSync } = fs;
  return {
    ...fs,
    writeFileSync: mortal(writeFileSync),
    renameSync: mortal(renameSync),
    rmSync: mortal(rmSync),
    rmdirSync: mortal(rmdirSync),
  };
});

let root = '';
beforeEach(() => {
  root = join(mkdtempSync(join(tmpdir(), 'edit-')), 'content');
  cpSync('tests/fixtures/content', root, { recursive: true });
});
afterEach(() => {
  Object.assign(life, { writes: Number.POSITIVE_INFINITY, once: false });
  rmSync(join(root, '..'), { recursive: true });
});

const FILE = 'team/founder.yaml';
const by = 'Leela';
const outcomes = async (all: Promise<unknown>[]) =>
  (await Promise.allSettled(all)).map((one) => (one.status === 'fulfilled' ? 200 : one.reason.status));

test('of two saves at once with one hash the second gets the conflict', async () => {
  const session = sessionIn(root);
  const { hash, data } = await session.open(FILE);
  const save = (more: object) => session.save(FILE, hash, { data: { ...data, ...more }, by });
  expect(await outcomes([save({ role: 'Cook' }), save({ name: 'Leela Rao' })])).toEqual([200, 409]);
});

test('whoever writes while a save is being looked at loses nothing', async () => {
  const session = sessionIn(root);
  const { hash, data } = await session.open(FILE);
  const made = {
    data,
    get by() {
      writeFileSync(join(root, FILE), 'theirs');
      return by;
    },
  };
  await expect(session.save(FILE, hash, made)).rejects.toMatchObject({ status: 409 });
  expect(readFileSync(join(root, FILE), 'utf8')).toBe('theirs');
});

test('of two new people with one name at once none takes the place of the other', async () => {
  const session = sessionIn(root);
  const person = {
    ...session.blank('team').data,
    name: 'Lakshmi Menon',
    role: 'Cook',
    initials: 'LM',
    description: 'Cooks what the forecast says.',
  };
  const all = [1, 2].map(() => session.create('team', { data: person, by }));
  expect((await outcomes(all)).sort()).toEqual([200, 422]);
});

const hiddenIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /(^|\/)\.[^/]*$/.test(path));
/** A product goes, a person comes, a text changes. */
const step = () =>
  new Map([
    ['team/lakshmi.yaml', Buffer.from('name: Lakshmi\n')],
    ['company.yaml', Buffer.from('name: Another\n')],
    ...Object.keys(filesOnDisk(root))
      .filter((file) => file.startsWith('products/ledger/'))
      .map((file) => [file, undefined] as const),
  ]);

test('a step of several files is whole whenever the program is killed', () => {
  const before = filesOnDisk(root);
  const back = take(root, step());
  const after = filesOnDisk(root);
  take(root, back);
  expect(filesOnDisk(root)).toEqual(before);
  let isDone = false;
  for (let writes = 0; !isDone; writes += 1) {
    life.writes = writes;
    try {
      take(root, step());
      isDone = true;
    } catch {
      // It was killed.
    }
    life.writes = Number.POSITIVE_INFINITY;
    settle(root);
    expect(hiddenIn(root), `Nothing may be left behind, killed at write ${writes}.`).toEqual([]);
    const now = filesOnDisk(root);
    expect([before, after], `Killed at write ${writes} it is half done.`).toContainEqual(now);
    take(root, back);
  }
});

test('a disk that is full in the middle leaves all as it was', () => {
  const before = filesOnDisk(root);
  Object.assign(life, { writes: 5, once: true });
  expect(() => take(root, step())).toThrow('killed');
  expect(filesOnDisk(root)).toEqual(before);
  expect(hiddenIn(root)).toEqual([]);
});

test.each([
  ['the next start finishes it', false],
  ['what somebody has written since stays', true],
])('a product was being removed when the program was killed: %s', (_, isWritten) => {
  const session = sessionIn(root);
  life.writes = 4;
  expect(() => session.remove('products/messmate/card.yaml')).toThrow('killed');
  life.writes = Number.POSITIVE_INFINITY;
  const file = join(root, 'products/messmate/page.yaml');
  if (isWritten) writeFileSync(file, 'theirs');
  sessionIn(root);
  expect(existsSync(join(root, 'products/messmate'))).toBe(isWritten);
  if (isWritten) expect(readFileSync(file, 'utf8')).toBe('theirs');
  expect(hiddenIn(root)).toEqual([]);
});

test('nothing is written through a link', async () => {
  const session = sessionIn(root);
  const { hash, data } = await session.open(FILE);
  await session.save(FILE, hash, { data: { ...data, role: 'Cook' }, by });
  const elsewhere = join(root, '../elsewhere');
  mkdirSync(elsewhere);
  cpSync(join(root, 'team'), elsewhere, { recursive: true });
  rmSync(join(root, 'team'), { recursive: true });
  symlinkSync(elsewhere, join(root, 'team'));
  const there = readFileSync(join(elsewhere, 'founder.yaml'), 'utf8');
  expect(() => session.undo()).toThrow(/content\/team\/founder\.yaml.*link/);
  expect(readFileSync(join(elsewhere, 'founder.yaml'), 'utf8')).toBe(there);
});

test('a step of several files that a link stops leaves nothing that would stop the next start', () => {
  const several = step();
  mkdirSync(join(root, '../elsewhere'));
  rmSync(join(root, 'team'), { recursive: true });
  symlinkSync(join(root, '../elsewhere'), join(root, 'team'));
  expect(() => take(root, several)).toThrow(/a link, or in a folder that is one/);
  expect(hiddenIn(root)).toEqual([]);
  expect(() => settle(root)).not.toThrow();
});
