/** Fault injection: a kill, a disk error or another program's write at one of the disk changes of a function. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Functions of `node:fs` that change a disk: at least all those that src/ uses. Each call of one is a step. */
const DISK_CHANGES = 'appendFile chmod copyFile cp link mkdir mkdtemp rename rm rmdir unlink writeFile'
  .split(' ')
  .map((name) => `${name}Sync`);

/** A folder for tests that write many files: in memory, if possible. A container may forbid running programs in it. */
export const SCRATCH = fs.existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** Runs `work`, and calls `beforeStep` before each of its steps. @returns the error that the work throws */
function runWithHook(
  beforeStep: (step: number, name: string, args: unknown[]) => void,
  work: () => void,
): unknown {
  const originals = Object.fromEntries(DISK_CHANGES.map((name) => [name, Reflect.get(fs, name)]));
  let steps = 0;
  for (const name of DISK_CHANGES)
    Object.assign(fs, {
      [name]: (...args: unknown[]) => {
        beforeStep(steps++, name, args);
        return Reflect.apply(originals[name], fs, args);
      },
    });
  syncBuiltinESMExports();
  try {
    work();
    return undefined;
  } catch (error) {
    return error;
  } finally {
    Object.assign(fs, originals);
    syncBuiltinESMExports();
  }
}

/** Counts the steps of `work`. @throws the error that the work throws */
export function countSteps(work: () => void): number {
  let steps = 0;
  const error = runWithHook((step) => {
    steps = step + 1;
  }, work);
  if (error) throw error;
  return steps;
}

/**
 * Runs `work` on a disk that fails at `step`: `writeFileSync` writes half of its file. With `code` only that step fails;
 * with `isPermanent` all later ones too, as if the program was killed. @returns the error that the work throws
 */
export function failAtStep(step: number, fault: { code: string } | { isPermanent: true }, work: () => void) {
  const { writeFileSync } = fs;
  return runWithHook((current, name, args) => {
    if ('isPermanent' in fault ? current < step : current !== step) return;
    const half = String(args[1]).slice(0, String(args[1]).length / 2);
    if (current === step && name === 'writeFileSync')
      writeFileSync(args[0] as string, half, args[2] as { flag: string });
    const { code } = { code: 'KILLED', ...fault };
    throw Object.assign(new Error(`${code}: ${name}`), { code });
  }, work);
}

/** Runs `work`, and calls `interrupt` before one of its steps. @returns the error that the work throws */
export function interruptAtStep(step: number, interrupt: () => void, work: () => void): unknown {
  return runWithHook((current) => {
    if (current === step) interrupt();
  }, work);
}

/** Gives the temporary files of a killed program the age at which the next program removes them. */
export function ageTemporaryFiles(root: string): void {
  for (const path of fs.readdirSync(root, { recursive: true, encoding: 'utf8' }))
    if (/\.new$|^\.next-site-\w+$/.test(path)) fs.utimesSync(join(root, path), 0, 0);
}
