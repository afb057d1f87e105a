import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { failInstall, log, npmCi, ROOT } from './common.mjs';

/** The oldest supported minor version by major version. Older ones format lakhs differently, so that the site would differ. */
const OLDEST_MINORS = new Map([
  [22, 23],
  [24, 15],
]);

const IS_WINDOWS = process.platform === 'win32';

/** The npm package with a Node for this system. */
const PACKAGE = `node-${IS_WINDOWS ? 'win' : process.platform}-${process.arch}`;
const LOCAL_NODE = join(ROOT, 'scripts/node/node_modules', PACKAGE, 'bin', IS_WINDOWS ? 'node.exe' : 'node');

/**
 * Returns whether the project can run on a version of Node.
 * @param {string} version such as 24.15.0
 */
export function isSupportedNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 24 || minor >= (OLDEST_MINORS.get(major) ?? Number.POSITIVE_INFINITY);
}

const isLocalNodeUsable = () =>
  isSupportedNode(spawnSync(LOCAL_NODE, ['-p', 'process.versions.node'], { encoding: 'utf8' }).stdout ?? '');

/** Returns the path of a Node for the project. Installs one into scripts/node if the machine's is too old. */
export function findOrInstallNode() {
  const { node } = process.versions;
  if (isSupportedNode(node) && process.execPath !== LOCAL_NODE) return process.execPath;
  if (isLocalNodeUsable()) return LOCAL_NODE;
  log(`this machine's Node is ${node}: installing a newer one into scripts/node, for this project only`);
  npmCi('scripts/node', '--include=optional');
  if (isLocalNodeUsable()) return LOCAL_NODE;
  return failInstall(
    `This machine's Node is ${node}; the project needs 24.15 or newer (of the older line, 22.23), and none came for ` +
      `${process.platform} on ${process.arch}. Install one (https://nodejs.org), then run the command again.`,
  );
}

/**
 * Links a downloaded Node in `node_modules/.bin`, where npm's scripts and `npx` look first.
 * @param {string} node
 */
export function linkNode(node) {
  const link = join(ROOT, 'node_modules/.bin', IS_WINDOWS ? 'node.cmd' : 'node');
  if (node !== LOCAL_NODE || existsSync(link)) return;
  rmSync(link, { force: true });
  if (IS_WINDOWS) writeFileSync(link, `@"${node}" %*\r\n`);
  else symlinkSync(node, link);
}
