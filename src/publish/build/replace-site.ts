/** Replaces the last built site. Only this module changes that site, and only the files that a build has written. */
import { hash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { listEntries } from '../../platform/entries.ts';
import { messageFor, UserError } from '../../platform/user-error.ts';
import { removeFile, STALE_MS } from '../../platform/write.ts';
import { filesOf } from '../hosting/files.ts';
import { BUILD_RECORD, type BuildRecord } from './build-record.ts';

/** The prefix of the staging folder, which is within the last site and holds the next one until its files are renamed. */
const STAGING_PREFIX = '.next-site-';
const stagingFoldersIn = (out: string) => readdirSync(out).filter((name) => name.startsWith(STAGING_PREFIX));

/** Returns the hashes in a folder's record by file, or undefined without a readable record. */
function readRecord(dir: string): Map<string, string> | undefined {
  try {
    const { files }: BuildRecord = JSON.parse(readFileSync(join(dir, BUILD_RECORD), 'utf8'));
    return new Map(Object.entries(files));
  } catch {
    return undefined;
  }
}

/** @throws UserError that names up to three files that are not from a build, or were changed after it */
export function refuseForeignFiles(dir: string): void {
  if (!existsSync(dir)) return;
  const record = readRecord(dir);
  const stagedRecords = new Map(stagingFoldersIn(dir).map((name) => [name, readRecord(join(dir, name))]));
  const isFromBuild = (path: string) => {
    const [folder = '', ...below] = path.split('/');
    const name = below.join('/');
    // A staged file may be half written, so only its name counts.
    if (stagedRecords.has(folder)) return name === BUILD_RECORD || stagedRecords.get(folder)?.has(name);
    if (path === BUILD_RECORD) return record !== undefined;
    const digest = hash('sha256', readFileSync(join(dir, path)));
    return [record, ...stagedRecords.values()].some((files) => files?.get(path) === digest);
  };
  const foreignFiles: string[] = [];
  for (const { path, entry } of listEntries(dir)) {
    if (entry.isDirectory() || foreignFiles.length === 3) continue;
    if (!entry.isFile() || !isFromBuild(path)) foreignFiles.push(path);
  }
  if (foreignFiles.length > 0)
    throw new UserError(
      `${relative('', dir)}/ has files that no build has written, or that were changed since: ${foreignFiles.join(', ')}. Move them elsewhere, then build again. The last good site is untouched.`,
    );
}

/** Returns whether two names may not coexist on a disk: one is the other's folder, or only case or Unicode form differs. */
function doNamesClash(name: string, other: string): boolean {
  const [a = '', b = ''] = [name, other].map((path) => `${path.normalize('NFC').toLowerCase()}/`);
  return name !== other && (a.startsWith(b) || b.startsWith(a));
}

/** Removes a staging folder, its record last, because a later build needs the record to recognise the other files. */
function removeStagingFolder(folder: string): void {
  for (const file of filesOf(folder)) if (file !== BUILD_RECORD) rmSync(join(folder, file));
  rmSync(folder, { recursive: true });
}

const createParentFolder = (path: string) => mkdirSync(dirname(path), { recursive: true });

/** Copies a new site into a staging folder within the last site. @throws UserError for another build, or foreign files */
function stageSite(built: string, out: string, files: readonly string[]): string {
  const staging = mkdtempSync(join(out, STAGING_PREFIX));
  try {
    // The record is last in `files` and copied first: with it a later build recognises the other staged files.
    for (const file of files.toReversed()) {
      createParentFolder(join(staging, file));
      copyFileSync(join(built, file), join(staging, file));
    }
    const stagingFolders = stagingFoldersIn(out).map((name) => join(out, name));
    if (stagingFolders.some((path) => path !== staging && Date.now() - statSync(path).mtimeMs < STALE_MS))
      throw new UserError(
        `Another program is replacing ${relative('', out)}/, or was ended while it did. Build again in a minute.`,
      );
    refuseForeignFiles(out);
  } catch (error) {
    removeStagingFolder(staging);
    throw error;
  }
  return staging;
}

/**
 * Replaces the last good site file by file, because its folder may be a mounted disk or a link. Documents come after the
 * files that they load. Old files are removed next, or first if a new name clashes with them. The record comes last.
 * @throws UserError for a file that is not from a build, another build at work, or a site left half replaced
 */
export function replaceSite(built: string, out: string): void {
  refuseForeignFiles(out);
  mkdirSync(out, { recursive: true });
  const rank = (file: string) => (file === BUILD_RECORD ? 2 : Number(file.endsWith('.html')));
  const files = filesOf(built).sort((a, b) => rank(a) - rank(b));
  const staging = stageSite(built, out, files);
  const oldFiles = filesOf(out).filter((file) => !files.includes(file) && !file.startsWith(STAGING_PREFIX));
  const clashing = oldFiles.filter((file) => files.some((other) => doNamesClash(file, other)));
  const nonClashing = oldFiles.filter((file) => !clashing.includes(file));
  try {
    for (const file of [...clashing, ...files.slice(0, -1), ...nonClashing, BUILD_RECORD])
      if (files.includes(file)) {
        createParentFolder(join(out, file));
        renameSync(join(staging, file), join(out, file));
      } else removeFile(out, file);
    for (const name of stagingFoldersIn(out)) removeStagingFolder(join(out, name));
  } catch (error) {
    throw new UserError(
      `${relative('', out)}/ holds files of the last site and of the new one. ${messageFor(error as Error)} Then build again.`,
    );
  }
}
