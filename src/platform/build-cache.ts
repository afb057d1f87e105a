import { createHash, hash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

const FOLDER = '.cache/build-cache';
/** The name of a cached file or folder, or of a temporary file that a killed build left. */
const ENTRY_NAME = /^[0-9a-f]{64}(\.\d+(\.[0-9a-f]+)?)?$/;
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** Part of each key, because other versions of packages or of Node may give other results for the same inputs. */
const toolVersions = hash('sha256', `${process.version} ${readFileSync('package-lock.json')}`);

/** A cached result begins with the digest of its content, so that damage is noticed. */
const DIGEST_BYTES = 32;
const digestOf = (content: Uint8Array) => hash('sha256', content, 'buffer');

type Inputs = readonly (string | Uint8Array)[];

/** Unfinished results by file, so that concurrent requests share one computation. */
const pending = new Map<string, Promise<Buffer>>();

const markAsUsed = (path: string) => utimes(path, new Date(), new Date());

async function readEntry(file: string): Promise<Buffer | undefined> {
  try {
    const bytes = await readFile(file);
    const content = bytes.subarray(DIGEST_BYTES);
    if (!digestOf(content).equals(bytes.subarray(0, DIGEST_BYTES))) return undefined;
    await markAsUsed(file);
    return content;
  } catch {
    return undefined;
  }
}

/** Writes a file so that concurrent builds read either the old content or the new one. */
async function writeAtomically(file: string, content: string | Uint8Array): Promise<void> {
  const temporary = `${file}.${process.pid}.${randomUUID().slice(0, 8)}`;
  await writeFile(temporary, content);
  await rename(temporary, file);
}

function hashInputs(inputs: Inputs): string {
  const key = createHash('sha256').update(toolVersions);
  for (const input of inputs) key.update(`${Buffer.byteLength(input)}:`).update(input);
  return key.digest('hex');
}

/**
 * Returns a slow but deterministic result from the cache, or computes it if it is missing or damaged.
 * @param inputs all that decides the result, in a fixed order
 */
export function cached(inputs: Inputs, compute: () => Promise<Uint8Array>, folder = FOLDER): Promise<Buffer> {
  const file = join(folder, hashInputs(inputs));
  const result = pending.get(file) ?? readOrCompute(file, compute).finally(() => pending.delete(file));
  pending.set(file, result);
  return result;
}

async function readOrCompute(file: string, compute: () => Promise<Uint8Array>): Promise<Buffer> {
  const hit = await readEntry(file);
  if (hit) return hit;
  const content = Buffer.from(await compute());
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeAtomically(file, Buffer.concat([digestOf(content), content]));
  } catch {
    // The cache is optional: without it the next build computes the result again.
  }
  return content;
}

/** Writes files into a folder of the cache for a bundler to read. @returns its path, which ends in their hash */
export async function cachedFolder(
  files: Readonly<Record<string, string | Uint8Array>>,
  folder = FOLDER,
): Promise<string> {
  const path = resolve(folder, hashInputs(Object.entries(files).flat()));
  await mkdir(path, { recursive: true });
  await Promise.all(
    Object.entries(files).map(([name, content]) => writeAtomically(join(path, name), content)),
  );
  await markAsUsed(path);
  return path;
}

/** Removes the cache's entries that no build has used for a month, and no other files of the folder. */
export async function pruneCache(folder = FOLDER): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const { mtimeMs = Number.POSITIVE_INFINITY } = (await stat(path).catch(() => undefined)) ?? {};
    if (ENTRY_NAME.test(name) && Date.now() - mtimeMs > MAX_AGE_MS)
      await rm(path, { force: true, recursive: true });
  }
}
