import fs from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { filesOf } from '../hosting/files.ts';

/** How often whoever waits looks again. */
const LOOK_MS = 200;

/** What a system answers where a folder can't be renamed: a mount point, another disk, a file that is open (Windows). */
const CANNOT_RENAME = ['EBUSY', 'EXDEV', 'EACCES', 'EPERM', 'EROFS'];

const say = (sentence: string) => console.warn(`\n! ${sentence}\n`);

/** Where the site of a folder is, and what is beside it. What a link leads to is replaced, and not the link. */
function pathsOf(out: string) {
  const isLink = fs.lstatSync(out, { throwIfNoEntry: false })?.isSymbolicLink();
  const site = isLink ? resolve(dirname(out), fs.readlinkSync(out)) : out;
  return { site, next: `${site}.next`, old: `${site}.old`, lock: `${site}.lock` };
}

/** The living process that holds a lock; none where it is given back, or its process has ended without doing so. */
function holderOf(lock: string): number | undefined {
  let pid = 0;
  try {
    pid = Number(fs.readFileSync(lock, 'utf8')) || Number.NaN;
    process.kill(pid, 0);
    return pid;
  } catch (error) {
    // Somebody else's process lives if we may not send it a signal.
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? pid : undefined;
  }
}

/**
 * Waits until no other build writes into a folder, and keeps others out until it is given back.
 * @returns how to give it back; the end of the process does so too, whether it comes to it or is asked to end
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
 * Tidies up behind a build that was stopped: the last good site gets its name back if it has lost it, and what was half
 * copied goes. Only whoever holds the lock may do this.
 */
export function restore(out: string): void {
  const { site, next, old } = pathsOf(out);
  if (!fs.existsSync(site) && fs.existsSync(old)) fs.renameSync(old, site);
  for (const rest of [next, old]) fs.rmSync(rest, { recursive: true, force: true });
}

/**
 * Puts a new site in the place of the old, whole: both are only ever renamed. Where a folder can't be renamed (a mount
 * point), its files are replaced one by one, which is said.
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
