import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  lstatSync,
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
import { Refused } from '../refused.ts';

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

/** What the names of files begin with that are there while something is being saved; git ignores them. */
const SAVING = '.saving-';
/** What a step of several files is to do, until it is done. */
const PLAN = `${SAVING}plan`;

/** Writes a file whole or not at all: beside it first, then in its place. */
function writeWhole(path: string, bytes: Uint8Array | string): void {
  mkdirSync(dirname(path), { recursive: true });
  const beside = join(dirname(path), `${SAVING}${randomBytes(4).toString('hex')}-${basename(path)}`);
  const mode = statSync(path, { throwIfNoEntry: false })?.mode;
  try {
    writeFileSync(beside, bytes, { flag: 'wx', ...(mode ? { mode } : {}) });
    renameSync(beside, path);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}

/** Where a file is written. @throws Refused where a link would lead elsewhere */
function placeOf(root: string, file: string): string {
  const names = file.split('/');
  const ways = names.map((_, i) => join(root, ...names.slice(0, i + 1)));
  if (names.includes('..') || ways.some((way) => lstatSync(way, { throwIfNoEntry: false })?.isSymbolicLink()))
    throw new Refused(`Nothing was written: content/${file} is a link, or in a folder that is one.`);
  return join(root, file);
}

function write(root: string, step: Step): void {
  for (const [file, bytes] of step) {
    const path = placeOf(root, file);
    if (bytes !== undefined) writeWhole(path, bytes);
    else {
      rmSync(path, { force: true });
      // A product is a folder: an empty one would be in nobody's way, but in no clone either.
      let folder = dirname(path);
      while (/[\\/]products[\\/]/.test(folder) && existsSync(folder) && readdirSync(folder).length === 0) {
        rmdirSync(folder);
        folder = dirname(folder);
      }
    }
  }
}

/** Takes a step, whole or not at all, and gives the one that leads back. */
export function take(root: string, step: Step): Step {
  // Before the plan is written: a step that a link stops would stop the next start too.
  for (const file of step.keys()) placeOf(root, file);
  const back = new Map([...step.keys()].map((file) => [file, bytesOf(root, file)]));
  const plan = [...step].map(([file, bytes]): Planned => {
    const is = bytes && Buffer.from(bytes).toString('base64');
    return { file, was: hashOf(back.get(file)), ...(is === undefined ? {} : { is }) };
  });
  if (plan.length > 1) writeWhole(join(root, PLAN), JSON.stringify(plan));
  try {
    write(root, step);
  } catch (error) {
    write(root, back);
    rmSync(join(root, PLAN), { force: true });
    throw error;
  }
  rmSync(join(root, PLAN), { force: true });
  return back;
}

type Planned = { file: string; was: string; is?: string };

/** Makes good what a program left behind that was killed: finishes its step, unless somebody has written since. */
export function settle(root: string): void {
  const plan: Planned[] = JSON.parse(bytesOf(root, PLAN)?.toString('utf8') ?? '[]');
  const step = new Map(plan.map(({ file, is }) => [file, is === undefined ? is : Buffer.from(is, 'base64')]));
  const isOurs = ({ file, was }: Planned) =>
    [was, hashOf(step.get(file))].includes(hashOf(bytesOf(root, file)));
  if (plan.every(isOurs)) write(root, step);
  for (const path of readdirSync(root, { recursive: true, encoding: 'utf8' }))
    if (basename(path).startsWith(SAVING)) rmSync(join(root, path));
}
