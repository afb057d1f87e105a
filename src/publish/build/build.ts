/**
 * `npm run build`: checks the content, lets Astro make the site in a folder of its own, and only then puts it in the
 * place of the last good one. `CONTENT_DIR` and `OUT_DIR` name other folders.
 */
import { fork } from 'node:child_process';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { configFolderOf } from '../hosting/hosts/write.ts';
import { addressOf } from '../hosting/port.ts';
import { CONTENT_DIR, isContentGood } from './check-content.ts';
import { publish, refusalOf } from './swap.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const OUT = resolve(ROOT, process.env.OUT_DIR || 'dist');
/**
 * Each output folder has its own work folder, so that builds can run side by side. It is inside the project even
 * when the output isn't: for a folder elsewhere Astro would use one that all builds share.
 */
const WORK = join(ROOT, '.cache', `build-${hash('sha256', OUT).slice(0, 8)}`);
const MADE = join(WORK, basename(OUT));

try {
  const refusal = refusalOf(OUT, ROOT);
  if (refusal) throw new Error(refusal);
  // Astro reads it too, and `npm start` serves there afterwards.
  addressOf();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
if (!(await isContentGood())) process.exit(1);
rmSync(MADE, { recursive: true, force: true });
// A separate process, so that this one can report and clean up however it ends.
const env = { ...process.env, CONTENT_DIR: resolve(CONTENT_DIR) };
const astro = fork(join(import.meta.dirname, 'make.ts'), [MADE, WORK], { env });
const [code, signal] = await once(astro, 'exit');
if (code === 0)
  try {
    publish(MADE, OUT);
    publish(configFolderOf(MADE), configFolderOf(OUT));
    console.log(`The site is in ${relative('', OUT)}/.`);
  } catch (error) {
    console.error(
      (error as Error).stack,
      `\nThe site was built but could not be moved to ${relative('', OUT)}/.`,
    );
    process.exitCode = 1;
  }
else {
  if (code !== 1)
    console.error(
      `The build was killed, or ran out of memory (${signal ?? code}). The last good site is untouched.`,
    );
  process.exitCode = 1;
}
for (const made of [MADE, configFolderOf(MADE)]) rmSync(made, { recursive: true, force: true });
// A folder outside the project is a test's, and used once: its work folder goes with it.
if (relative(ROOT, OUT).startsWith('..')) rmSync(WORK, { recursive: true, force: true });
