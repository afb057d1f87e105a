/**
 * Installs what is missing, before `npm start`, `npm test` and the like. It runs on the machine's own Node, on a clone
 * in which nothing is installed, so it uses nothing but Node. What a build needs is always installed; `--tests` adds the
 * packages of development, `--browser` Chromium.
 */
import { installBrowser } from './browser.mjs';
import { installPackages, NODE_MAJOR } from './packages.mjs';
import { giveUp, ROOT } from './say.mjs';

const OLDEST_NODE = 20;

const major = Number.parseInt(process.versions.node, 10);
if (major < OLDEST_NODE) {
  giveUp(
    `This machine's Node is ${process.versions.node}; installing needs ${OLDEST_NODE} or newer ` +
      `(the project then brings its own Node ${NODE_MAJOR}). Install a newer one, then run the command again.`,
  );
}
// Signs with a meaning of their own in addresses, by which Astro and Vite name files: they are lost there.
if (/[%#?"]/.test(ROOT))
  giveUp(
    `The path of this folder, ${ROOT}, holds one of % # ? ", with which Astro and Vite do not find their files. ` +
      'Move or rename the folder: letters of any script, digits, spaces, - and _ are fine.',
  );
const asked = process.argv.slice(2);
installPackages(asked.includes('--tests'));
if (asked.includes('--browser')) installBrowser();
