import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { failInstall, log, npmCi, ROOT } from './common.mjs';

/** By major version, the oldest Node that builds the same site byte for byte: older ones write lakhs differently. */
const OLDEST = new Map([
  [22, 23],
  [24, 15],
]);

const IS_WINDOWS = process.platform === 'win32';

/** A Node package, locked by hash, for machines whose own is too old. */
const PACKAGE = `node-${IS_WINDOWS ? 'win' : process.platform}-${process.arch}`;
const FETCHED = join(ROOT, 'scripts/node/node_modules', PACKAGE, 'bin', IS_WINDOWS ? 'node.exe' : 'node');

/**
 * Whether the project can run on a Node.
 * @param {string} version such as 24.15.0
 */
export function isGoodNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 24 || minor >= (OLDEST.get(major) ?? Number.POSITIVE_INFINITY);
}

const isFetched = () =>
  isGoodNode(spawnSync(FETCHED, ['-p', 'process.versions.node'], { encoding: 'utf8' }).stdout ?? '');

/** The path of the project's Node: the machine's own, or else one that this fetches. */
export function findNode() {
  const own = process.versions.node;
  if (isGoodNode(own) && process.execPath !== FETCHED) return process.execPath;
  if (isFetched()) return FETCHED;
  log(`this machine's Node is ${own}: installing a newer one into scripts/node, for this project only`);
  npmCi('scripts/node', '--include=optional');
  if (isFetched()) return FETCHED;
  return failInstall(
    `This machine's Node is ${own}; the project needs 24.15 or newer (of the older line, 22.23), and none came for ` +
      `${process.platform} on ${process.arch}. Install one (https://nodejs.org), then run the command again.`,
  );
}

/**
 * Puts a fetched Node where npm's scripts and `npx` look first.
 * @param {string} node
 */
export function putInPath(node) {
  const place = join(ROOT, 'node_modules/.bin', IS_WINDOWS ? 'node.cmd' : 'node');
  if (node !== FETCHED || existsSync(place)) return;
  rmSync(place, { force: true });
  if (IS_WINDOWS) writeFileSync(place, `@"${node}" %*\r\n`);
  else symlinkSync(node, place);
}
