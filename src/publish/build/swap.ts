import fs from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { filesOf } from '../hosting/files.ts';

/** How often a waiting build looks again. */
const LOOK_MS = 200;

/** Errors where a folder can't be renamed: a mount point, another disk, a file that is open (Windows). */
const CANNOT_RENAME = ['EBUSY', 'EXDEV', 'EACCES', 'EPERM', 'EROFS'];

const say = (sentence: string) => console.warn(`\n! ${sentence}\n`);

/** The site's folder and those beside it. A link's target is replaced, not the link. */
function pathsOf(out: string) {
  const isLink = fs.lstatSync(out, { throwIfNoEntry: false })?.isSymbolicLink();
  const site = isLink ? resolve(dirname(out), fs.readlinkSync(out)) : out;
  return { site, next: `${site}.next`, old: `${site}.old`, lock: `${site}.lock` };
}

/** The running process that holds a lock; undefined where it was released or its process has ended. */
function holderOf(lock: string): number | undefined {
  let pid = 0;
  try {
    pid = Number(fs.readFileSync(lock, 'utf8')) || Number.NaN;
    process.kill(pid, 0);
    return pid;
  } catch (error) {
    // EPERM means that the process exists but is another user's.
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? pid : undefined;
  }
}

/**
 * Waits until no other build writes into a folder, and locks it.
 * @returns the function that releases the lock; the end of the process releases it, too
 */
export async function lockOutput(out: string): Promise<() => void> {
  const { lock } = pathsOf(out);
  fs.mkdirSync(dirname(lock), { recursive: true });
  let awaited: number | undefined;
  for (let holder = holderOf(lock); holder !== process.pid; holder = holderOf(lock)) {
    if (holder === undefined) fs.writeFileSync(lock, String(process.pid));
    else if (holder !== awaited)
      say(
        `Another build (process ${holder}) is writing ${out}: this one waits for it. If no build runs, delete ${lock}.`,
      );
    awaited = holder;
    // Two may have written at once: after a moment it is clear whose lock it is.
    await sleep(LOOK_MS);
  }
  const release = () => {
    if (holderOf(lock) === process.pid) fs.rmSync(lock);
  };
  process.once('exit', release);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  return release;
}

/**
 * Cleans up after a build that was interrupted: restores the last good site if it was being moved, and removes partial
 * copies. Only the build that holds the lock may do this.
 */
export function restore(out: string): void {
  const { site, next, old } = pathsOf(out);
  if (!fs.existsSync(site) && fs.existsSync(old)) fs.renameSync(old, site);
  for (const rest of [next, old]) fs.rmSync(rest, { recursive: true, force: true });
}

/**
 * Replaces the old site by renaming folders. Where a folder can't be renamed (a mount point), its files are replaced one
 * by one, and a message says so.
 */
export function publish(made: string, out: string): void {
  const { site, next, old } = pathsOf(out);
  restore(out);
  try {
    fs.cpSync(made, next, { recursive: true });
    if (fs.existsSync(site)) fs.renameSync(site, old);
    fs.renameSync(next, site);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    restore(out);
    if (!fs.existsSync(site) || !CANNOT_RENAME.includes(code)) throw error;
    fs.cpSync(made, site, { recursive: true });
    for (const file of filesOf(site)) if (!fs.existsSync(join(made, file))) fs.rmSync(join(site, file));
    say(
      `${out} can't be replaced as a whole (${code}; it may be a mount point): its files were replaced one by one. ` +
        'Whoever visited it meanwhile may have met old and new pages.',
    );
  } finally {
    restore(out);
  }
}
