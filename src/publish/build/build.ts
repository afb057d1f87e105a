/** Builds the site in a temporary folder, then replaces `dist/`, or a folder of `.cache/` for tests and scripts. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, join, relative, resolve, sep } from 'node:path';
import { CONTENT_DIR } from '../../content/files.ts';
import { messageFor, UserError } from '../../platform/user-error.ts';
import { configFolderOf } from '../hosting/files.ts';
import { readAddress } from '../hosting/port.ts';
import { refuseForeignFiles, replaceSite } from './replace-site.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const CACHE = join(ROOT, '.cache');
// The arguments of a program that imports this module are not for it.
const [otherFolder] = import.meta.main ? process.argv.slice(2) : [];
const OUT_DIR = resolve(otherFolder ?? join(ROOT, 'dist'));
const OUT_NAME = `${relative('', OUT_DIR)}/`;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Moves Astro's picture cache to or from the work folder. A failed build deletes it: a file may be half written. */
function moveAstroCache(from: string, to: string): void {
  try {
    renameSync(join(from, 'astro'), join(to, 'astro'));
  } catch {
    // There is no cache, or another build has moved it.
  }
}

/** Creates the build's temporary folder. Removes those that killed builds left: after a day no build still runs. */
function createWorkFolder(): string {
  mkdirSync(CACHE, { recursive: true });
  for (const name of readdirSync(CACHE)) {
    const path = join(CACHE, name);
    if (/^work-\w{6}$/.test(name) && Date.now() - statSync(path).mtimeMs > DAY_MS)
      rmSync(path, { recursive: true, force: true });
  }
  return mkdtempSync(join(CACHE, 'work-'));
}

// All users may read the site, because a server program may run as another user.
process.umask(process.umask() & 0o022);
let workFolder = '';
try {
  if (otherFolder && !OUT_DIR.startsWith(CACHE + sep))
    throw new UserError('The site is built to dist/. Only tests and scripts name a folder below .cache/.');
  // Checks PORT now, because `npm start` needs it only after the build.
  readAddress();
  for (const out of [OUT_DIR, configFolderOf(OUT_DIR)]) refuseForeignFiles(out);
  workFolder = createWorkFolder();
} catch (error) {
  console.error(messageFor(error as Error));
  process.exit(1);
}
const builtSite = join(workFolder, basename(OUT_DIR));
moveAstroCache(CACHE, workFolder);
// Astro runs in another process, so that this one can report and clean up even if Astro is killed.
const astro = fork(join(import.meta.dirname, 'run-astro.ts'), [builtSite, workFolder], {
  env: { ...process.env, NODE_ENV: 'production', CONTENT_DIR: resolve(CONTENT_DIR) },
});
const [code, signal] = await once(astro, 'exit');
if (code !== 0) {
  process.exitCode = 1;
  // At code 1 run-astro.ts has printed the reason.
  if (code !== 1)
    console.error(
      `The build was killed, or ran out of memory (${signal ?? code}). The last good site is untouched.`,
    );
} else
  try {
    moveAstroCache(workFolder, CACHE);
    replaceSite(builtSite, OUT_DIR);
    replaceSite(configFolderOf(builtSite), configFolderOf(OUT_DIR));
    console.log(`The site is in ${OUT_NAME}.`);
  } catch (error) {
    process.exitCode = 1;
    console.error(`The site was built, but moving it to ${OUT_NAME} failed. ${messageFor(error as Error)}`);
  }
rmSync(workFolder, { recursive: true, force: true });
