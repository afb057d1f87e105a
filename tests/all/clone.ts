import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Copies the project as a clone has it, with links to this project's packages, except `without`. */
export function cloneTo(clone: string, without?: string): string {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  for (const file of files.toString().split('\0').filter(existsSync)) {
    mkdirSync(dirname(join(clone, file)), { recursive: true });
    cpSync(file, join(clone, file));
  }
  const packages = join(clone, 'node_modules');
  if (!without) symlinkSync(resolve('node_modules'), packages, 'junction');
  else {
    mkdirSync(packages);
    for (const name of readdirSync('node_modules').filter((folder) => folder !== without))
      symlinkSync(resolve('node_modules', name), join(packages, name));
  }
  return clone;
}
