/** A disk that fails: at one step, or from one step on, as where the program is killed. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';

/** What changes something on a disk. */
const CHANGING = [
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

/** For tests that write many files: in memory, if the machine has such a folder. A container may run no program there. */
export const SCRATCH = fs.existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

class Frozen extends Error {}

/** Runs work with another `node:fs`, of which each changing step is first told. */
function watched(before: (name: string, args: unknown[]) => void, work: () => void): void {
  const real = Object.fromEntries(CHANGING.map((name) => [name, fs[name]]));
  for (const name of CHANGING)
    Object.assign(fs, {
      [name]: (...args: unknown[]) => {
        before(name, args);
        return Reflect.apply(real[name] as () => unknown, fs, args);
      },
    });
  syncBuiltinESMExports();
  try {
    work();
  } finally {
    Object.assign(fs, real);
    syncBuiltinESMExports();
  }
}

/** How many steps work takes. */
export function operationsOf(work: () => void): number {
  let count = 0;
  watched(() => {
    count += 1;
  }, work);
  return count;
}

/**
 * Runs work on a disk that fails before a step: once, with an error of the system (a full disk has then written half of a
 * file), or `isForGood`, which is what a kill leaves.
 */
export function failingAt(step: number, how: { code: string } | { isForGood: true }, work: () => void): void {
  const real = fs.writeFileSync;
  let count = 0;
  try {
    watched((name, args) => {
      count += 1;
      if ('isForGood' in how ? count <= step : count !== step + 1) return;
      if (count === step + 1 && name === 'writeFileSync')
        real(args[0] as string, String(args[1]).slice(0, 9 * Number('code' in how)));
      if ('isForGood' in how) throw new Frozen('Frozen.');
      throw Object.assign(new Error(`${how.code}: ${name}`), { code: how.code });
    }, work);
  } catch {
    // What matters is what is on the disk.
  }
}
