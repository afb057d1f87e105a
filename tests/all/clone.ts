import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/**
 * Copies the project's files as git lists them, and links its installed packages.
 * @param excludedFolder a folder of node_modules that is not linked
 * @returns the folder
 */
export function cloneProject(folder: string, excludedFolder?: string): string {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  for (const file of files.toString().split('\0').filter(existsSync)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  const packages = join(folder, 'node_modules');
  if (!excludedFolder) symlinkSync(resolve('node_modules'), packages, 'junction');
  else {
    mkdirSync(packages);
    for (const name of readdirSync('node_modules').filter((installed) => installed !== excludedFolder))
      symlinkSync(resolve('node_modules', name), join(packages, name));
  }
  return folder;
}
