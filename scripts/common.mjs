import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** @param {string} sentence */
export const log = (sentence) => console.log(`setup: ${sentence}`);

/**
 * Says what failed and how to fix it, and exits.
 * @param {string} sentence
 * @returns {never}
 */
export function fail(sentence) {
  console.error(`\nsetup failed: ${sentence}\n`);
  process.exit(1);
}

/**
 * Installs a folder's lock file, and returns whether that worked. No package needs its install scripts.
 * @param {string} folder
 * @param {...string} flags
 */
export function npmCi(folder, ...flags) {
  // Without npm's warnings that the machine's Node is too old: packages run on that of `node.mjs`.
  const args = [
    'ci',
    '--prefix',
    join(ROOT, folder),
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  // npm's own Node: `node` in PATH may be one that `npm ci` is about to delete.
  const { npm_execpath: npm, npm_node_execpath: npmNode } = process.env;
  const [command, ...before] = npm && npmNode ? [npmNode, npm] : ['npm'];
  // On Windows npm is a shell script.
  const shell = process.platform === 'win32' && command === 'npm';
  const all = [...before, ...args, ...flags];
  return spawnSync(command ?? '', all, { cwd: ROOT, shell, stdio: 'inherit' }).status === 0;
}
