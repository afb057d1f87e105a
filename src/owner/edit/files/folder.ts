import { createHash, randomBytes } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Files, filesOnDisk, isText } from '../../../content/files.ts';
import { ContentError, type Problem } from '../../../content/problems.ts';
import { textProblems } from '../../../content/reading/read.ts';

/** What some files are to hold, by their paths below the content folder; nothing for those that go. */
export type Step = ReadonlyMap<string, Uint8Array | undefined>;

/** What tells whether a file is still as it was. */
export const hashOf = (bytes: Uint8Array | string | undefined): string =>
  bytes === undefined ? 'none' : createHash('sha256').update(bytes).digest('base64url').slice(0, 22);

/** A file's bytes; nothing where there is none. */
export function bytesOf(root: string, file: string): Buffer | undefined {
  try {
    return readFileSync(join(root, file));
  } catch {
    return undefined;
  }
}

/** What is wrong in a content folder as it stands. */
export function problemsIn(root: string): Problem[] {
  try {
    return textProblems(filesOnDisk(root));
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

/**
 * What would be wrong with the whole folder after a step, by the same rules as those of the build. What is wrong already,
 * and stays as wrong, does not count: else of two faults none could be put right.
 */
export function problemsAfter(root: string, step: Step): Problem[] {
  const files = filesOnDisk(root);
  const after: Files = { ...files };
  for (const [file, bytes] of step)
    if (bytes === undefined) delete after[file];
    else after[file] = isText(file) ? Buffer.from(bytes).toString('utf8') : '';
  const key = ({ code, file, path, part, found }: Problem) => JSON.stringify([code, file, path, part, found]);
  const known = new Set(textProblems(files).map(key));
  return textProblems(after).filter((problem) => !known.has(key(problem)));
}

/** Writes a file whole or not at all: beside it first, then in its place. */
function writeWhole(path: string, bytes: Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  const beside = join(dirname(path), `.${basename(path)}.${randomBytes(4).toString('hex')}`);
  const mode = statSync(path, { throwIfNoEntry: false })?.mode;
  try {
    writeFileSync(beside, bytes, { flag: 'wx', ...(mode ? { mode } : {}) });
    renameSync(beside, path);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}

/** Takes a step, and gives the one that leads back. */
export function take(root: string, step: Step): Step {
  const back = new Map([...step.keys()].map((file) => [file, bytesOf(root, file)]));
  for (const [file, bytes] of step) {
    const path = join(root, file);
    if (bytes !== undefined) writeWhole(path, bytes);
    else {
      rmSync(path, { force: true });
      const folder = dirname(path);
      // A product is a folder: an empty one would be in nobody's way, but in no clone either.
      if (/[\\/]products[\\/]/.test(folder) && readdirSync(folder).length === 0) rmdirSync(folder);
    }
  }
  return back;
}
