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

/** Returns a new cache's folder, a function that gets a text from it, and one that counts texts computed. */
function createCountingCache(name: string) {
  const folder = join(root, name);
  let count = 0;
  const getText = async (...inputs: string[]) => {
    const compute = async () => {
      count += 1;
      return Buffer.from(`made of ${inputs}`);
    };
    return String(await cached(inputs, compute, folder));
  };
  return { folder, getText, count: () => count };
}

test('computes a result once for the same inputs, even for concurrent requests', async () => {
  const { getText, count } = createCountingCache('once');
  const both = await Promise.all([getText('rice', 'dal'), getText('rice', 'dal')]);
  expect([...both, await getText('rice', 'dal')]).toEqual(Array(3).fill('made of rice,dal'));
  expect(count()).toBe(1);
  // The same characters, divided differently, are other inputs.
  await getText('riced', 'al');
  expect(count()).toBe(2);
});

test('recomputes a damaged entry', async () => {
  const { folder, getText, count } = createCountingCache('damaged');
  await getText('curd');
  const file = join(folder, readdirSync(folder)[0] ?? '');
  const intact = readFileSync(file);
  // Byte 40 is in the content, which begins after a digest of 32 bytes.
  const flipped = Buffer.from(intact);
  flipped[40] = (flipped[40] ?? 0) ^ 1;
  for (const damaged of [flipped, intact.subarray(0, -1), Buffer.from('text'), Buffer.alloc(0)]) {
    writeFileSync(file, damaged);
    const countBefore = count();
    expect(await getText('curd')).toBe('made of curd');
    expect(count()).toBe(countBefore + 1);
    expect(readFileSync(file)).toEqual(intact);
  }
});

test('computes a result at each request if its folder cannot be created', async () => {
  // Nobody can create a folder below a file; a read-only mode would not stop root.
  writeFileSync(join(root, 'file'), '');
  const { getText, count } = createCountingCache('file/folder');
  for (const _ of [1, 2]) expect(await getText('chai')).toBe('made of chai');
  expect(count()).toBe(2);
});

test('computes a result again after a failure', async () => {
  const folder = join(root, 'failure');
  const failing = cached(['x'], () => Promise.reject(new Error('no gas')), folder);
  await expect(failing).rejects.toThrow('no gas');
  expect(String(await cached(['x'], async () => Buffer.from('warm'), folder))).toBe('warm');
});

const LONG_AGO = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
const backdate = (path: string) => utimesSync(path, LONG_AGO, LONG_AGO);

test('writes a folder for concurrent builds, repairs its files, and removes the folder after an unused month', async () => {
  const folder = join(root, 'folders');
  const writeFolder = () => cachedFolder({ 'rice.txt': 'warm' }, folder);
  const [path, samePath] = await Promise.all([writeFolder(), writeFolder()]);
  const texts = () => readdirSync(path).map((name) => [name, readFileSync(join(path, name), 'utf8')]);
  expect([samePath, readdirSync(folder), texts()]).toEqual([path, [basename(path)], [['rice.txt', 'warm']]]);
  writeFileSync(join(path, 'rice.txt'), 'wa');
  expect([await writeFolder(), texts()]).toEqual([path, [['rice.txt', 'warm']]]);
  backdate(path);
  await writeFolder();
  await pruneCache(folder);
  expect(existsSync(path), 'pruneCache must keep a folder that was just used.').toBe(true);
  backdate(path);
  await pruneCache(folder);
  expect(existsSync(path)).toBe(false);
});

test('removes entries that were unused for a month, and no other files', async () => {
  const { folder, getText } = createCountingCache('old');
  await getText('fresh');
  const [fresh = ''] = readdirSync(folder);
  const [oldEntry, oldTemporaryFile] = ['0'.repeat(64), `${'1'.repeat(64)}.123`];
  for (const name of [oldEntry, oldTemporaryFile, 'thesis.txt']) {
    writeFileSync(join(folder, name), '');
    backdate(join(folder, name));
  }
  mkdirSync(join(folder, 'subfolder'));
  await pruneCache(folder);
  expect(readdirSync(folder).sort()).toEqual([fresh, 'subfolder', 'thesis.txt'].sort());
  // The first build has no cache folder.
  await pruneCache(join(root, 'none'));
});
