/** Changes several files of a folder together: all of them or none, even where the disk fails or the program is killed. */
import { hash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { Refusal } from './refusal.ts';

/** New bytes by path below a folder; undefined for a file to remove. Carried out in this order. */
export type Changes = Map<string, Uint8Array | undefined>;

/** Undefined where there is no file. */
export function bytesOf(root: string, file: string): Buffer | undefined {
  try {
    return readFileSync(join(root, file));
  } catch (error) {
    // What is there and cannot be read is not to be written over.
    if (['EACCES', 'EIO', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    return undefined;
  }
}

/**
 * Changes are prepared in the first of these folders, begin when that is renamed to the second, and are done when it is
 * renamed back. They hold each new file as `0`, each old one as `0.was`, and the plan.
 */
export const PREPARED = '.saving';
const BEGUN = '.saved';
const PLAN = 'plan.json';
/** Keeps the folder out of every commit, whatever the repository around it leaves out. */
const UNSEEN = '.gitignore';

/** A file, and the hashes of what it held before and is to hold; none where it does not exist. */
type Step = { file: string; was?: string | undefined; is?: string | undefined };

const hashOf = (bytes: Uint8Array | undefined) => bytes && hash('sha256', bytes);

/** Far longer than any change takes: whoever has this process number by then is another. */
const STALE_MS = 5 * 60 * 1000;

/** Whether whoever has left a lock was killed. */
function isStale(lock: string): boolean {
  const made = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
  const written = bytesOf('', lock);
  if (made === undefined || !written) return false;
  const pid = Number(written);
  if (!pid || pid === process.pid || Date.now() - made > STALE_MS) return true;
  try {
    return !process.kill(pid, 0);
  } catch {
    return true;
  }
}

/** One program at a time: two would each undo what the other has half done. @throws Refusal where another is at work */
function alone(root: string, work: () => void): void {
  const key = hash('sha256', `${process.getuid?.()} ${resolve(root)}`).slice(0, 16);
  const lock = join(tmpdir(), `changing-${key}`);
  if (isStale(lock)) rmSync(lock, { force: true });
  // Never there without the number in it: another program would take an empty one for stale.
  const own = `${lock}.${process.pid}`;
  writeFileSync(own, `${process.pid}`);
  try {
    linkSync(own, lock);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new Refusal(`Nothing was written: another program is changing ${basename(root)}/. Try again.`);
  } finally {
    rmSync(own, { force: true });
  }
  try {
    work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** @throws Refusal where something else is in the folder */
function clear(root: string): void {
  const folder = join(root, PREPARED);
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder))
    if (/^\d+(\.was)?$/.test(name) || [PLAN, UNSEEN].includes(name)) unlinkSync(join(folder, name));
    else
      throw new Refusal(
        `${basename(root)}/${PREPARED}/ is for changes, and holds ${name}. Move it elsewhere.`,
      );
  rmdirSync(folder);
}

/** Removes a folder in which there are only empty folders. @throws where there is anything else */
function removeEmpty(folder: string): void {
  for (const name of readdirSync(folder)) removeEmpty(join(folder, name));
  rmdirSync(folder);
}

/** Moves a file to its place, where a folder may have been until now. */
function place(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  if (lstatSync(to, { throwIfNoEntry: false })?.isDirectory()) removeEmpty(to);
  renameSync(from, to);
}

/**
 * Undoes changes that were cut short: when a program that writes begins, and where the disk refuses a step.
 * @throws Refusal where a file has changed since: only a person knows which of the two is right
 */
export const undoChanges = (root: string): void => alone(root, () => undo(root));

function undo(root: string): void {
  const [begun, name] = [join(root, BEGUN), basename(root)];
  if (existsSync(begun)) {
    const plan = bytesOf(begun, PLAN);
    if (!plan) throw new Refusal(`${name}/${BEGUN}/ is for changes. Move what it holds elsewhere.`);
    const steps: Step[] = JSON.parse(plan.toString('utf8'));
    const now = steps.map(({ file }) => hashOf(bytesOf(root, file)));
    const other = steps.find(({ was, is }, i) => now[i] !== was && now[i] !== is);
    if (other)
      throw new Refusal(
        `Changes were cut short, and ${name}/${other.file} has changed since. What was to be written is in ${name}/${BEGUN}/: take from it what you need, then remove that folder.`,
      );
    // What came last may stand in the place of what went first.
    for (const [i, { file, was }] of [...steps.entries()].reverse())
      if (now[i] !== was)
        if (was === undefined) rmSync(join(root, file));
        else place(join(begun, `${i}.was`), join(root, file));
    renameSync(begun, join(root, PREPARED));
  }
  clear(root);
}

/** @throws Refusal for a file that may only be read, or that somebody else changes at the same time */
function prepare(root: string, changes: Changes): void {
  const folder = join(root, PREPARED);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, UNSEEN), '*\n');
  const steps: Step[] = [];
  for (const [file, bytes] of changes) {
    const before = bytesOf(root, file);
    const mode = before ? statSync(join(root, file)).mode : 0o666;
    if ((mode & 0o222) === 0)
      throw new Refusal(
        `Nothing was written: ${basename(root)}/${file} may only be read. Let it be written, then try again.`,
      );
    const name = join(folder, `${steps.length}`);
    for (const [path, content] of [[name, bytes] as const, [`${name}.was`, before] as const]) {
      if (!content) continue;
      writeFileSync(path, content, { mode, flush: true });
      // It stays shared with whom it was, whatever the user lets others read.
      if (before) chmodSync(path, mode);
    }
    steps.push({ file, was: hashOf(before), is: hashOf(bytes) });
  }
  writeFileSync(join(folder, PLAN), JSON.stringify(steps), { flush: true });
  const other = steps.find(({ file, was }) => hashOf(bytesOf(root, file)) !== was);
  if (other)
    throw new Refusal(
      `Nothing was written: ${basename(root)}/${other.file} was changed at the same time. Try again.`,
    );
}

/**
 * Writes and removes all or nothing; the next start undoes what a kill has left half done.
 * @param check looks once more before anything is changed: to prepare it takes time
 * @throws where the disk fails, or the check
 */
export const applyChanges = (root: string, changes: Changes, check = () => {}): void =>
  alone(root, () => apply(root, changes, check));

function apply(root: string, changes: Changes, check: () => void): void {
  undo(root);
  const [prepared, begun] = [join(root, PREPARED), join(root, BEGUN)];
  try {
    prepare(root, changes);
    check();
    renameSync(prepared, begun);
    for (const [i, [file, bytes]] of [...changes].entries()) {
      if (bytes) place(join(begun, `${i}`), join(root, file));
      else rmSync(join(root, file), { force: true });
    }
    renameSync(begun, prepared);
  } catch (error) {
    try {
      undo(root);
    } catch {
      // The next start undoes it, or says why it cannot.
    }
    throw error;
  }
  try {
    clear(root);
  } catch {
    // Everything is written. The next change clears it.
  }
}
