import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { cached, cachedFolder, pruneCache } from './build-cache.ts';

const root = mkdtempSync(join(tmpdir(), 'kept-'));
afterAll(() => rmSync(root, { recursive: true }));

/** A folder, and what makes a text in it and counts how often it had to. */
function maker(name: string) {
  const folder = join(root, name);
  let times = 0;
  const make = (...parts: string[]) =>
    cached(
      parts,
      async () => {
        times += 1;
        return Buffer.from(`made of ${parts}`);
      },
      folder,
    );
  return { folder, make, times: () => times };
}

test('what is made of the same parts is made once, also by two at a time; other parts make something else', async () => {
  const { make, times } = maker('once');
  const [one, two] = await Promise.all([make('rice', 'dal'), make('rice', 'dal')]);
  expect([one, two, await make('rice', 'dal')].map(String)).toEqual(Array(3).fill('made of rice,dal'));
  expect(times()).toBe(1);
  // The same letters, divided otherwise.
  await make('riced', 'al');
  expect(times()).toBe(2);
});

test('a damaged file is made again, whatever the damage', async () => {
  const { folder, make, times } = maker('damaged');
  await make('curd');
  const file = join(folder, readdirSync(folder)[0] ?? '');
  const whole = readFileSync(file);
  const flipped = Buffer.from(whole);
  flipped[40] = (flipped[40] ?? 0) ^ 1;
  for (const damaged of [flipped, whole.subarray(0, -1), Buffer.from('kept'), Buffer.alloc(0)]) {
    writeFileSync(file, damaged);
    const before = times();
    expect(String(await make('curd'))).toBe('made of curd');
    expect(times()).toBe(before + 1);
    expect(readFileSync(file)).toEqual(whole);
  }
});

test('without a place to keep it in, a thing is made each time', async () => {
  // A folder below a file can never be made; a read-only mode would not stop root.
  writeFileSync(join(root, 'file'), '');
  const { make, times } = maker('file/folder');
  for (const _ of [1, 2]) expect(String(await make('chai'))).toBe('made of chai');
  expect(times()).toBe(2);
});

test('a failure is not kept', async () => {
  const folder = join(root, 'failure');
  const failing = cached(['x'], () => Promise.reject(new Error('no gas')), folder);
  await expect(failing).rejects.toThrow('no gas');
  expect(String(await cached(['x'], async () => Buffer.from('warm'), folder))).toBe('warm');
});

const LONG_AGO = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);

test('files stand in a folder by their names, also for two at a time, whole again if damaged, for a month', async () => {
  const folder = join(root, 'folders');
  const make = () => cachedFolder({ 'rice.txt': 'warm' }, folder);
  const [path, other] = await Promise.all([make(), make()]);
  const held = () => readdirSync(path).map((name) => [name, readFileSync(join(path, name), 'utf8')]);
  expect([other, readdirSync(folder), held()]).toEqual([path, [basename(path)], [['rice.txt', 'warm']]]);
  writeFileSync(join(path, 'rice.txt'), 'wa');
  expect([await make(), held()]).toEqual([path, [['rice.txt', 'warm']]]);
  utimesSync(path, LONG_AGO, LONG_AGO);
  await make();
  await pruneCache(folder);
  expect(existsSync(path), 'It was just used.').toBe(true);
  utimesSync(path, LONG_AGO, LONG_AGO);
  await pruneCache(folder);
  expect(existsSync(path)).toBe(false);
});

test('what no build has used for a month goes, and nothing of anyone else', async () => {
  const { folder, make } = maker('old');
  await make('fresh');
  const [fresh = ''] = readdirSync(folder);
  const old = (name: string) => {
    writeFileSync(join(folder, name), '');
    utimesSync(join(folder, name), LONG_AGO, LONG_AGO);
  };
  old('0'.repeat(64));
  old(`${'1'.repeat(64)}.123`);
  old('thesis.txt');
  mkdirSync(join(folder, 'own'));
  await pruneCache(folder);
  expect(readdirSync(folder).sort()).toEqual([fresh, 'own', 'thesis.txt'].sort());
  // A first build has no such folder.
  await pruneCache(join(root, 'none'));
});
