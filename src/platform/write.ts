/** Changes files of a folder. A file is written under a temporary name and renamed, so it is never half written. */
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { UserError } from './user-error.ts';

/** New bytes by path below a folder, in the order of writing; undefined removes the file. */
export type Changes = Map<string, Uint8Array | undefined>;

/** Returns the bytes of a file, or undefined if it does not exist. */
export function readBytes(root: string, file: string): Buffer | undefined {
  try {
    return readFileSync(join(root, file));
  } catch (error) {
    // A file that cannot be read must not be overwritten.
    if (['EACCES', 'EIO', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    return undefined;
  }
}

/** Returns the name under which a file is first written. Only one program can create such a file: it is also a lock. */
const temporaryName = (file: string): string => `${file}.new`;

/** Returns the file that a temporary file will replace; undefined for another file. */
export const temporaryTargetOf = (file: string): string | undefined => /^(.+)\.new$/.exec(file)?.[1];

/** A temporary file of this age belongs to a killed program, because no change takes as long. */
export const STALE_MS = 60_000;

/** @returns the mode of an existing file @throws UserError for a folder, link, read-only file, or path outside `root` */
function checkWritable(root: string, file: string): number | undefined {
  const path = join(root, file);
  const name = `${basename(root)}/${file}`;
  let folder = dirname(path);
  while (!existsSync(folder)) folder = dirname(folder);
  if (!(realpathSync(folder) + sep).startsWith(realpathSync(root) + sep))
    throw new UserError(
      `Nothing was written: ${name} leads outside the folder ${basename(root)}. If a folder in it is a link, put a copy of the linked folder in its place.`,
    );
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (stat && !stat.isFile())
    throw new UserError(`Nothing was written: ${name} is a folder or a link. Move it elsewhere.`);
  if (stat && (stat.mode & 0o222) === 0)
    throw new UserError(`Nothing was written: ${name} is read-only. Allow changes to it, then try again.`);
  return stat?.mode;
}

/** @throws UserError if another program is changing the same file */
function createTemporary(root: string, file: string): string {
  const path = join(root, temporaryName(file));
  mkdirSync(dirname(path), { recursive: true });
  const existing = lstatSync(path, { throwIfNoEntry: false });
  if (existing?.isFile() && Date.now() - existing.mtimeMs > STALE_MS) rmSync(path);
  try {
    writeFileSync(path, '', { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new UserError(
      `Nothing was written: another program is changing ${basename(root)}/${file}, or was stopped while it changed it. Try again in a minute.`,
    );
  }
  return path;
}

/** Removes a file, and the folders that it leaves empty. */
export function removeFile(root: string, file: string): void {
  rmSync(join(root, file), { force: true });
  for (let folder = dirname(file); folder !== '.'; folder = dirname(folder))
    try {
      rmdirSync(join(root, folder));
    } catch {
      return;
    }
}

/**
 * Writes and removes files. All bytes are on the disk before the first file changes, so a full disk changes nothing. A
 * program that is killed after that leaves some files changed, and a temporary file beside each of the others.
 * @param check is called before the first file changes, and may throw to stop it
 * @throws UserError if a file cannot be changed or another program is changing it; the errors of the disk and of `check`
 */
export function applyChanges(root: string, changes: Changes, check = () => {}): void {
  const filesWithTemporary = new Set<string>();
  const unchangedFiles = new Set(changes.keys());
  try {
    for (const [file, bytes = ''] of changes) {
      const mode = checkWritable(root, file);
      const path = createTemporary(root, file);
      filesWithTemporary.add(file);
      writeFileSync(path, bytes, { flush: true });
      // Keeps the permissions: the owner may share the file with other users.
      if (mode !== undefined) chmodSync(path, mode);
    }
    check();
    for (const [file, bytes] of changes) {
      if (bytes) {
        renameSync(join(root, temporaryName(file)), join(root, file));
        // From here on, a temporary file of this name would be another program's.
        filesWithTemporary.delete(file);
      } else rmSync(join(root, file), { force: true });
      unchangedFiles.delete(file);
    }
  } catch (error) {
    if (unchangedFiles.size === changes.size) throw error;
    const changed = [...changes.keys()].filter((file) => !unchangedFiles.has(file));
    throw new UserError(
      `In ${basename(root)}/, ${changed.join(', ')} changed, but not ${[...unchangedFiles].join(', ')}: ${(error as Error).message}`,
    );
  } finally {
    for (const file of filesWithTemporary)
      try {
        removeFile(root, temporaryName(file));
      } catch {
        // The content check reports a temporary file that could not be removed.
      }
  }
}
