import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The project as a clone has it, with the packages of this one. */
export function cloneTo(clone: string): string {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  for (const file of files.toString().split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(clone, file)), { recursive: true });
    cpSync(file, join(clone, file));
  }
  symlinkSync(resolve('node_modules'), join(clone, 'node_modules'), 'junction');
  return clone;
}
