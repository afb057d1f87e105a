import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Files, filesOnDisk, isText } from '../../../content/files.ts';
import { ContentError, type Problem } from '../../../content/problems.ts';
import { textProblems } from '../../../content/reading/read.ts';

/** The new bytes of some files, by their paths below the content folder; undefined for those to remove. */
export type Step = Map<string, Uint8Array | undefined>;

/** A file's bytes; undefined where there is none. */
export function bytesOf(root: string, file: string): Buffer | undefined {
  try {
    return readFileSync(join(root, file));
  } catch {
    return undefined;
  }
}

/**
 * What would be wrong with the whole folder after a step, by the rules of the build. What is wrong already does not count:
 * otherwise someone with two faults could correct neither.
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

/** Writes files, each whole or not at all: first into a file beside it that git ignores, which then replaces it. */
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

/** Writes all files of a step, or leaves all as they were. */
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
 * Writes a step if the build would accept it. Nothing here is asynchronous, so requests are carried out one by one.
 * @throws ContentError where something does not fit
 */
export function commit(root: string, step: Step): void {
  const problems = problemsAfter(root, step);
  if (problems.length > 0) throw new ContentError(problems);
  take(root, step);
}
