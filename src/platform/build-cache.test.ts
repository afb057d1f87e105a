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

const root = mkdtempSync(join(tmpdir(), 'cache-'));
afterAll(() => rmSync(root, { recursive: true }));

/** A cache that counts how often a text had to be computed. */
function countingCache(name: string) {
  const folder = join(root, name);
  let count = 0;
  const getText = async (...parts: string[]) => {
    const compute = async () => {
      count += 1;
      return Buffer.from(`made of ${parts}`);
    };
    return String(await cached(parts, compute, folder));
  };
  return { folder, getText, count: () => count };
}

test('computes a result once for the same parts, also while it is being computed', async () => {
  const { getText, count } = countingCache('once');
  const both = await Promise.all([getText('rice', 'dal'), getText('rice', 'dal')]);
  expect([...both, await getText('rice', 'dal')]).toEqual(Array(3).fill('made of rice,dal'));
  expect(count()).toBe(1);
  // The same letters, divided differently, are another key.
  await getText('riced', 'al');
  expect(count()).toBe(2);
});

test('computes a damaged entry again', async () => {
  const { folder, getText, count } = countingCache('damaged');
  await getText('curd');
  const file = join(folder, readdirSync(folder)[0] ?? '');
  const intact = readFileSync(file);
  const flipped = Buffer.from(intact);
  flipped[40] = (flipped[40] ?? 0) ^ 1;
  for (const damaged of [flipped, intact.subarray(0, -1), Buffer.from('text'), Buffer.alloc(0)]) {
    writeFileSync(file, damaged);
    const before = count();
    expect(await getText('curd')).toBe('made of curd');
    expect(count()).toBe(before + 1);
    expect(readFileSync(file)).toEqual(intact);
  }
});

test('computes a result each time where no folder can be made', async () => {
  // A folder below a file can never be made; a read-only mode would not stop root.
  writeFileSync(join(root, 'file'), '');
  const { getText, count } = countingCache('file/folder');
  for (const _ of [1, 2]) expect(await getText('chai')).toBe('made of chai');
  expect(count()).toBe(2);
});

test('caches no failure', async () => {
  const folder = join(root, 'failure');
  const failing = cached(['x'], () => Promise.reject(new Error('no gas')), folder);
  await expect(failing).rejects.toThrow('no gas');
  expect(String(await cached(['x'], async () => Buffer.from('warm'), folder))).toBe('warm');
});

const LONG_AGO = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
const backdate = (path: string) => utimesSync(path, LONG_AGO, LONG_AGO);

test('writes a folder for concurrent builds, repairs its files, and removes it after a month', async () => {
  const folder = join(root, 'folders');
  const make = () => cachedFolder({ 'rice.txt': 'warm' }, folder);
  const [path, samePath] = await Promise.all([make(), make()]);
  const texts = () => readdirSync(path).map((name) => [name, readFileSync(join(path, name), 'utf8')]);
  expect([samePath, readdirSync(folder), texts()]).toEqual([path, [basename(path)], [['rice.txt', 'warm']]]);
  writeFileSync(join(path, 'rice.txt'), 'wa');
  expect([await make(), texts()]).toEqual([path, [['rice.txt', 'warm']]]);
  backdate(path);
  await make();
  await pruneCache(folder);
  expect(existsSync(path), 'A folder that was just used must stay.').toBe(true);
  backdate(path);
  await pruneCache(folder);
  expect(existsSync(path)).toBe(false);
});

test('removes entries that were not used for a month, and no other files', async () => {
  const { folder, getText } = countingCache('old');
  await getText('fresh');
  const [fresh = ''] = readdirSync(folder);
  for (const name of ['0'.repeat(64), `${'1'.repeat(64)}.123`, 'thesis.txt']) {
    writeFileSync(join(folder, name), '');
    backdate(join(folder, name));
  }
  mkdirSync(join(folder, 'own'));
  await pruneCache(folder);
  expect(readdirSync(folder).sort()).toEqual([fresh, 'own', 'thesis.txt'].sort());
  // A first build has no such folder.
  await pruneCache(join(root, 'none'));
});
