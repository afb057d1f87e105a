import { createHash, hash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const FOLDER = '.cache/kept';
/** A kept file, or one that a build which was killed has not finished. */
const OURS = /^[0-9a-f]{64}(\.\d+(\.[0-9a-f]+)?)?$/;
const UNUSED_DAYS = 30;

/** Another version of a package, or of Node, may make something else of the same parts. */
const makers = hash('sha256', `${process.version} ${readFileSync('package-lock.json')}`);

/** The digest that stands before the content of a file. */
const DIGEST_BYTES = 32;
const digestOf = (content: Uint8Array) => hash('sha256', content, 'buffer');

type Parts = readonly (string | Uint8Array)[];

const making = new Map<string, Promise<Buffer>>();

const markUsed = (path: string) => utimes(path, new Date(), new Date());

async function read(file: string): Promise<Buffer | undefined> {
  try {
    const all = await readFile(file);
    const content = all.subarray(DIGEST_BYTES);
    if (!digestOf(content).equals(all.subarray(0, DIGEST_BYTES))) return undefined;
    await markUsed(file);
    return content;
  } catch {
    return undefined;
  }
}

/** Builds may run side by side: the file appears whole or not at all. */
async function replace(file: string, content: string | Uint8Array): Promise<void> {
  const own = `${file}.${process.pid}.${randomUUID().slice(0, 8)}`;
  await writeFile(own, content);
  await rename(own, file);
}

async function readOrMake(file: string, make: () => Promise<Uint8Array>, folder: string): Promise<Buffer> {
  const known = await read(file);
  if (known) return known;
  const content = Buffer.from(await make());
  try {
    await mkdir(folder, { recursive: true });
    await replace(file, Buffer.concat([digestOf(content), content]));
  } catch {
    // The next build makes it again.
  }
  return content;
}

/** A name for all that decides a result. */
function nameOf(parts: Parts): string {
  const name = createHash('sha256').update(makers);
  for (const part of parts) name.update(`${Buffer.byteLength(part)}:`).update(part);
  return name.digest('hex');
}

/**
 * What is slow to make and always comes out the same is made once and kept, named by all that it is made of. A result
 * never depends on it: what is missing, damaged or of other packages is made again.
 * @param parts all that decides the result, in a fixed order
 */
export function kept(parts: Parts, make: () => Promise<Uint8Array>, folder = FOLDER): Promise<Buffer> {
  const file = join(folder, nameOf(parts));
  // Two files with one text are compressed once.
  const running = making.get(file);
  if (running) return running;
  const made = readOrMake(file, make, folder).finally(() => making.delete(file));
  making.set(file, made);
  return made;
}

/**
 * Puts files where a bundler can read them under their names. What is damaged there is written again.
 * @returns the path of their folder, named by what they hold
 */
export async function folderOf(
  files: Readonly<Record<string, string | Uint8Array>>,
  folder = FOLDER,
): Promise<string> {
  const path = resolve(folder, nameOf(Object.entries(files).flat()));
  await mkdir(path, { recursive: true });
  await Promise.all(Object.entries(files).map(([name, content]) => replace(join(path, name), content)));
  await markUsed(path);
  return path;
}

/** Removes what no build has used for a month, and nothing of anyone else. */
export async function dropUnused(folder = FOLDER): Promise<void> {
  const oldest = Date.now() - UNUSED_DAYS * 24 * 60 * 60 * 1000;
  for (const name of await readdir(folder).catch(() => []))
    if (OURS.test(name)) {
      const path = join(folder, name);
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
      if (mtimeMs < oldest) await rm(path, { force: true, recursive: true });
    }
}
