import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Files, filesOnDisk, isText } from '../../../content/files.ts';
import { ContentError, type Problem } from '../../../content/problems.ts';
import { textProblems } from '../../../content/reading/read.ts';

/** New bytes by path below the content folder; undefined for a file to remove. */
export type Changes = Map<string, Uint8Array | undefined>;

/** Undefined where there is no file. */
export function bytesOf(root: string, file: string): Buffer | undefined {
  try {
    return readFileSync(join(root, file));
  } catch {
    return undefined;
  }
}

/**
 * What would be wrong with the whole folder after some changes. What is wrong already does not count: otherwise someone
 * with two faults could correct neither.
 */
function problemsAfter(root: string, changes: Changes): Problem[] {
  const files = filesOnDisk(root);
  const after: Files = { ...files };
  for (const [file, bytes] of changes)
    if (bytes === undefined) delete after[file];
    else after[file] = isText(file) ? Buffer.from(bytes).toString('utf8') : '';
  const key = ({ code, file, path, part, found }: Problem) => JSON.stringify([code, file, path, part, found]);
  const known = new Set(textProblems(files).map(key));
  return textProblems(after).filter((problem) => !known.has(key(problem)));
}

/** Each file is written whole or not at all: beside it first, into a file that git ignores, which then replaces it. */
function write(root: string, changes: Changes): void {
  for (const [file, bytes] of changes) {
    const path = join(root, file);
    if (bytes === undefined) {
      rmSync(path, { force: true });
      continue;
    }
    const beside = join(dirname(path), `.saving-${basename(path)}`);
    mkdirSync(dirname(path), { recursive: true });
    try {
      writeFileSync(beside, bytes, { mode: statSync(path, { throwIfNoEntry: false })?.mode ?? 0o666 });
      renameSync(beside, path);
    } finally {
      rmSync(beside, { force: true });
    }
  }
}

/** Writes all files or none. */
export function applyChanges(root: string, changes: Changes): void {
  const back: Changes = new Map([...changes.keys()].map((file) => [file, bytesOf(root, file)]));
  try {
    write(root, changes);
  } catch (error) {
    write(root, back);
    throw error;
  }
}

/**
 * Writes changes if the build would accept them. Nothing here is asynchronous, so requests are handled one by one.
 * @throws ContentError where it would not
 */
export function saveChecked(root: string, changes: Changes): void {
  const problems = problemsAfter(root, changes);
  if (problems.length > 0) throw new ContentError(problems);
  applyChanges(root, changes);
}
