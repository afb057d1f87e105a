import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, ROOT, say } from './say.mjs';

/** The long-term release that the project brings, as a package. */
export const NODE_MAJOR = 24;

/**
 * The packages of a lock file, or none.
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, dev?: boolean }>}
 */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(join(ROOT, file), 'utf8')).packages;
  } catch {
    return {};
  }
}

/**
 * Whether node_modules holds what the lock file asks for. npm itself leaves a list of what it installed there, so that a CI
 * that has already run `npm ci` doesn't do so twice. Optional packages are for other machines.
 * @param {boolean} withDevelopment whether the packages of development are asked for too
 */
function isInstalled(withDevelopment) {
  const installed = packagesOf('node_modules/.package-lock.json');
  return Object.entries(packagesOf('package-lock.json')).every(([path, wanted]) => {
    if (path === '' || (wanted.dev && !withDevelopment)) return true;
    const found = installed[path];
    return found ? found.version === wanted.version : wanted.optional === true;
  });
}

/** The Node of the project, by its own path: npm's shims in `.bin` are shell scripts on Windows. */
const NODE = join(ROOT, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** The major version of the Node in node_modules, or 0. */
function projectNode() {
  if (!existsSync(NODE)) return 0;
  return Number.parseInt(spawnSync(NODE, ['--version'], { encoding: 'utf8' }).stdout?.slice(1) ?? '0', 10);
}

/**
 * Installs the packages of package-lock.json where they are missing or others.
 * @param {boolean} withDevelopment whether the packages that only development needs come too
 */
export function installPackages(withDevelopment) {
  if (projectNode() === NODE_MAJOR && isInstalled(withDevelopment)) return;
  say(`installing the packages of package-lock.json and Node ${NODE_MAJOR}; this takes about half a minute`);
  // Without npm's warnings that the machine's Node is older than packages ask for: they run on the one that comes with them.
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  if (!withDevelopment) args.push('--omit=dev');
  // The Node that npm itself runs on: `node` in PATH may be the one that `npm ci` is about to delete.
  const { npm_execpath: npm, npm_node_execpath: npmNode } = process.env;
  const [command, ...before] = npm && npmNode ? [npmNode, npm] : ['npm'];
  // On Windows npm is a shell script.
  const shell = process.platform === 'win32' && command === 'npm';
  const { status } = spawnSync(command ?? '', [...before, ...args], { cwd: ROOT, shell, stdio: 'inherit' });
  if (status !== 0)
    giveUp(
      'npm ci did not succeed; its own words are above. Most often the npm registry was not reached: go online or set up ' +
        'the proxy (`npm config get registry` says which one is meant), then run the command again.',
    );
  if (projectNode() !== NODE_MAJOR)
    giveUp(
      `Node ${NODE_MAJOR} did not arrive in node_modules. Its install script has to run: ` +
        '`npm config set ignore-scripts false`, `rm -rf node_modules`, then the command again.',
    );
  // What editors know of content/: no command needs it.
  spawnSync(NODE, ['scripts/editor-schemas.ts'], { cwd: ROOT });
}
