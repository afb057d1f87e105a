/**
 * `node scripts/setup.mjs [--tests] [--browser] [program …]` installs what is missing, then runs the program, if any.
 * In a fresh clone it runs on the machine's Node, without any package. Packages for a build and the form are always
 * installed; `--tests` adds development packages, `--browser` a Chromium.
 * In a script of package.json, run nothing else by `node` after it: the shell remembers the path of the machine's Node.
 */
import { spawn, spawnSync } from 'node:child_process';
import { installBrowser } from './browser.mjs';
import { fail, ROOT } from './common.mjs';
import { findOrInstallNode, linkNode } from './node.mjs';
import { installPackages } from './packages.mjs';

// These characters are special or not allowed in the URLs by which Astro and Vite name files.
if (/[%#?"]/.test(ROOT))
  fail(
    `The path of this folder, ${ROOT}, contains % # ? or ": Astro and Vite cannot find files there. ` +
      'Move or rename the folder: letters of any script, digits, spaces, - and _ are fine.',
  );
const program = process.argv.slice(2);
const options = new Set();
while (program[0]?.startsWith('--')) options.add(program.shift());
const node = findOrInstallNode();
const hasInstalled = installPackages(options.has('--tests'));
linkNode(node);
// Only editors need the schemas, so a failure does not matter.
if (hasInstalled) spawnSync(node, ['scripts/editor-schemas.ts'], { cwd: ROOT });
if (options.has('--browser')) installBrowser(node);
if (program.length > 0) {
  const child = spawn(node, program, { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // If npm is killed, the shell that it started ends too and signals nobody, but this process gets another parent.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill(), 200).unref();
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}
