import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Files, filesOnDisk, isText } from '../../../content/files.ts';
import type { Problem } from '../../../content/problems.ts';
import { textProblems } from '../../../content/reading/read.ts';
import { Refused } from '../refused.ts';

/** What some files are to hold, by their paths below the content folder; nothing for those that go. */
export type Step = Map<string, Uint8Array | undefined>;

/** What tells whether a file is still as it was. */
export const hashOf = (bytes: Uint8Array | undefined): string =>
  bytes === undefined ? 'none' : createHash('sha256').update(bytes).digest('base64url');

/** A file's bytes; nothing where there is none. */
export function bytesOf(root: string, file: string): Buffer | undefined {
  try {
    return readFileSync(join(root, file));
  } catch {
    return undefined;
  }
}

/**
 * What would be wrong with the whole folder after a step, by the same rules as those of the build. What is wrong already,
 * and stays as wrong, does not count: else of two faults none could be put right.
 */
function problemsAfter(root: string, step: Step): Problem[] {
  const files = filesOnDisk(root);
  const after: Files = { ...files };
  for (const [file, bytes] of step)
    if (bytes === undefined) delete after[file];
    else after[file] = isText(file) ? Buffer.from(bytes).toString('utf8') : '';
  const key = ({ code, file, path, part, found }: Problem) => JSON.stringify([code, file, path, part, found]);
  const known = new Set(textProblems(files).map(key));
  return textProblems(after).filter((problem) => !known.has(key(problem)));
}

/** Writes files, each whole or not at all: beside it first, in a file that git ignores, then in its place. */
function write(root: string, step: Step): void {
  for (const [file, bytes] of step) {
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

/** Takes a step, or leaves all as it was. */
export function take(root: string, step: Step): void {
  const back: Step = new Map([...step.keys()].map((file) => [file, bytesOf(root, file)]));
  try {
    write(root, step);
  } catch (error) {
    write(root, back);
    throw error;
  }
}

/**
 * Takes a step that the build would take. Nothing here waits, so that orders are carried out one after the other.
 * @param seen the hash of a file as it was opened
 * @throws Refused where something does not fit, or the file has changed since
 */
export function commit(root: string, step: Step, seen?: { file: string; hash: string }): void {
  const problems = problemsAfter(root, step);
  if (problems.length > 0)
    throw new Refused('Nothing was written: something does not fit yet.', 422, problems);
  if (seen && hashOf(bytesOf(root, seen.file)) !== seen.hash)
    throw new Refused(
      `Nothing was written: content/${seen.file} has changed on the disk since you opened it. Copy what you have typed, and open it again.`,
      409,
    );
  take(root, step);
}
