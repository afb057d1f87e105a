import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, ROOT, run, say } from './run.mjs';

/** The long-term release that the project brings, as a package. */
export const NODE_MAJOR = 24;

/** What npm says when it fails, and how to fix it. */
const CURES = [
  [/ENOSPC/, 'The disk is full. Free about 1 GB (see `df -h .`), then run the command again.'],
  [
    /EACCES|EPERM/,
    'This user may not write here. Give it the folder (see `ls -la`), then run the command again.',
  ],
  [
    /EUSAGE|in sync/,
    'package.json and package-lock.json disagree. Run `npm install`, then commit package-lock.json.',
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|network/i,
    'The npm registry was not reached. Go online or set up the proxy (`npm config get registry` says ' +
      'which one is meant), then run the command again.',
  ],
];

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
 * Whether a folder's node_modules holds what its lock file asks for. npm itself leaves a list of what it installed there,
 * so that a CI that has already run `npm ci` doesn't do so twice. Optional packages are for other machines.
 * @param {string} folder
 * @param {boolean} withDevelopment whether the packages of development are asked for too
 */
function isInstalled(folder, withDevelopment) {
  const installed = packagesOf(join(folder, 'node_modules/.package-lock.json'));
  return Object.entries(packagesOf(join(folder, 'package-lock.json'))).every(([path, wanted]) => {
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
 * Runs `npm ci` in a folder of the project.
 * @param {string} folder
 * @param {string[]} [more]
 */
async function install(folder, more = []) {
  // The Node that npm itself runs on: `node` in PATH may be the one that `npm ci` is about to delete.
  const { npm_execpath: npm, npm_node_execpath: npmNode } = process.env;
  const args = ['ci', '--no-audit', '--no-fund', '--prefix', join(ROOT, folder), ...more];
  const result =
    npm && npmNode
      ? await run('installing packages', npmNode, [npm, ...args])
      : await run('installing packages', 'npm', args);
  if (!result.ok) {
    const cure = CURES.find(([sign]) => /** @type {RegExp} */ (sign).test(result.complaint))?.[1];
    giveUp(/** @type {string} */ (cure) ?? 'npm ci did not succeed; its own words are above.');
  }
}

/**
 * Installs the packages of package-lock.json where they are missing or others.
 * @param {boolean} withDevelopment whether the packages that only development needs come too
 */
export async function installPackages(withDevelopment) {
  if (projectNode() === NODE_MAJOR && isInstalled('', withDevelopment)) return;
  say(`installing the packages of package-lock.json and Node ${NODE_MAJOR}; this takes about half a minute`);
  await install('', withDevelopment ? [] : ['--omit=dev']);
  if (projectNode() !== NODE_MAJOR) {
    giveUp(
      `Node ${NODE_MAJOR} did not arrive in node_modules. Its install script has to run: ` +
        '`npm config set ignore-scripts false`, `rm -rf node_modules`, then the command again.',
    );
  }
  // What editors know of content/: no command needs it.
  spawnSync(NODE, ['scripts/editor-schemas.ts'], { cwd: ROOT });
}

/** Where the packages are that only `npm run test:all` needs. */
const FOR_ALL = 'tests/all';

/** Installs these. */
export async function installPackagesForAll() {
  if (isInstalled(FOR_ALL, true)) return;
  say(`installing the packages of ${FOR_ALL}/package-lock.json`);
  await install(FOR_ALL);
}
