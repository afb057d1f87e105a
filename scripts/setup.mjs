/**
 * Installs what is missing, before `npm start`, `npm test` and the like. It runs on the machine's own Node, on a clone
 * in which nothing is installed, so it uses nothing but Node. `--browser` is for `npm test`, which needs Chromium;
 * `--all` is for `npm run test:all`, which needs more programs and leaves out by name what cannot be had.
 */
import { installPackages, NODE_MAJOR } from './packages.mjs';
import { installBrowser, installForAll } from './programs.mjs';
import { giveUp } from './run.mjs';

const OLDEST_NODE = 20;

const major = Number.parseInt(process.versions.node, 10);
if (major < OLDEST_NODE) {
  giveUp(
    `This machine's Node is ${process.versions.node}; installing needs ${OLDEST_NODE} or newer ` +
      `(the project then brings its own Node ${NODE_MAJOR}). Install a newer one, then run the command again.`,
  );
}
await installPackages();
const isForAll = process.argv.includes('--all');
if (isForAll || process.argv.includes('--browser')) await installBrowser();
if (isForAll) await installForAll();
