/**
 * Checks the content, lets Astro make the site in a folder of its own, and then replaces `dist/`. A test names another
 * folder, below `.cache/`, as an argument.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, join, relative, resolve, sep } from 'node:path';
import { CONTENT_DIR } from '../../content/files.ts';
import { messageFor, Refusal } from '../../platform/refusal.ts';
import { configFolderOf } from '../hosting/files.ts';
import { readAddress } from '../hosting/port.ts';
import { refuseForeignFiles, replaceSite } from './replace-site.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const CACHE = join(ROOT, '.cache');
// The programs that import this one have other arguments.
const [folder] = import.meta.main ? process.argv.slice(2) : [];
const OUT = resolve(folder ?? join(ROOT, 'dist'));
const DAY_MS = 24 * 60 * 60 * 1000;

/** Moves Astro's cache of pictures. A killed build loses it, because its files may be half written. */
function moveCache(from: string, to: string): void {
  try {
    renameSync(join(from, 'astro'), join(to, 'astro'));
  } catch {
    // There is no cache, or another build has moved it.
  }
}

/** Creates a folder for each build, so that builds can run side by side. Removes those of builds that were killed. */
function createWorkFolder(): string {
  mkdirSync(CACHE, { recursive: true });
  for (const name of readdirSync(CACHE)) {
    const path = join(CACHE, name);
    if (/^work-\w{6}$/.test(name) && Date.now() - statSync(path).mtimeMs > DAY_MS)
      rmSync(path, { recursive: true, force: true });
  }
  return mkdtempSync(join(CACHE, 'work-'));
}

// Server programs may run as another user, so everybody may read the site.
process.umask(process.umask() & 0o022);
let work = '';
try {
  if (folder && !OUT.startsWith(CACHE + sep))
    throw new Refusal('The site is built to dist/. Only tests name another folder, below .cache/.');
  // Checks PORT now, because `npm start` needs it only after the build.
  readAddress();
  for (const out of [OUT, configFolderOf(OUT)]) refuseForeignFiles(out);
  work = createWorkFolder();
} catch (error) {
  console.error(messageFor(error as Error));
  process.exit(1);
}
const builtSite = join(work, basename(OUT));
moveCache(CACHE, work);
// Astro runs in a separate process, so that this one can report and clean up however it ends.
const astro = fork(join(import.meta.dirname, 'make.ts'), [builtSite, work], {
  env: { ...process.env, NODE_ENV: 'production', CONTENT_DIR: resolve(CONTENT_DIR) },
});
const [code, signal] = await once(astro, 'exit');
if (code !== 0) {
  process.exitCode = 1;
  if (code !== 1)
    console.error(
      `The build was killed, or ran out of memory (${signal ?? code}). The last good site is untouched.`,
    );
} else
  try {
    moveCache(work, CACHE);
    replaceSite(builtSite, OUT);
    replaceSite(configFolderOf(builtSite), configFolderOf(OUT));
    console.log(`The site is in ${relative('', OUT)}/.`);
  } catch (error) {
    process.exitCode = 1;
    console.error(
      `The site was built, but not moved to ${relative('', OUT)}/. ${messageFor(error as Error)}`,
    );
  }
rmSync(work, { recursive: true, force: true });
