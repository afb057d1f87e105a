/** Runs a program with an event before one of its steps: a kill, a fault of the disk, or another program's write. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The functions that change a disk. */
const DISK_CHANGES = [
  'appendFileSync',
  'chmodSync',
  'copyFileSync',
  'cpSync',
  'linkSync',
  'mkdirSync',
  'mkdtempSync',
  'renameSync',
  'rmSync',
  'rmdirSync',
  'unlinkSync',
  'writeFileSync',
] as const;

/** A folder for tests that write many files: in memory, if possible. A container may forbid programs there. */
export const SCRATCH = fs.existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** Runs work with a `node:fs` that calls `before` at each changing step. @returns the error that the work throws */
function runWatched(
  before: (step: number, name: string, args: unknown[]) => void,
  work: () => void,
): unknown {
  const real = Object.fromEntries(DISK_CHANGES.map((name) => [name, fs[name]]));
  const restore = () => {
    Object.assign(fs, real);
    syncBuiltinESMExports();
  };
  let count = 0;
  for (const name of DISK_CHANGES)
    Object.assign(fs, {
      [name]: (...args: unknown[]) => {
        before(count++, name, args);
        return Reflect.apply(real[name] as () => unknown, fs, args);
      },
    });
  syncBuiltinESMExports();
  try {
    work();
    return undefined;
  } catch (error) {
    return error;
  } finally {
    restore();
  }
}

/** Counts the changing steps of some work. @throws the error that the work throws */
export function countSteps(work: () => void): number {
  let steps = 0;
  const error = runWatched((step) => {
    steps = step + 1;
  }, work);
  if (error) throw error;
  return steps;
}

/**
 * Runs work on a disk that fails at a step: once, with a system error after half of a file is written, or `isPermanent`, as
 * after a kill. @returns the error that the work throws
 */
export function failAtStep(step: number, fault: { code: string } | { isPermanent: true }, work: () => void) {
  const real = fs.writeFileSync;
  return runWatched((i, name, args) => {
    if ('isPermanent' in fault ? i < step : i !== step) return;
    const half = String(args[1]).slice(0, String(args[1]).length / 2);
    if (i === step && name === 'writeFileSync') real(args[0] as string, half, args[2] as { flag: string });
    const { code } = { code: 'KILLED', ...fault };
    throw Object.assign(new Error(`${code}: ${name}`), { code });
  }, work);
}

/** Runs work, and calls `interrupt` before one of its steps. @returns the error that the work throws */
export function interruptAtStep(step: number, interrupt: () => void, work: () => void): unknown {
  return runWatched((i) => {
    if (i === step) interrupt();
  }, work);
}

/** Makes the temporary files of a killed program look old. */
export function makeLeftoversOld(root: string): void {
  for (const path of fs.readdirSync(root, { recursive: true, encoding: 'utf8' }))
    if (/\.new$|^\.next-site-\w+$/.test(path)) fs.utimesSync(join(root, path), 0, 0);
}
