/**
 * `npm run build`: checks the content, lets Astro make the site in a folder of its own, and only then puts it in the
 * place of the last good one. `CONTENT_DIR` and `OUT_DIR` name other folders.
 */
import { hash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { sourceDate } from '../../content/day.ts';
import { ContentError } from '../../content/problems.ts';
import { configFolderOf } from '../hosting/hosts/write.ts';
import { CONTENT_DIR, isContentGood } from './check-content.ts';
import { lockOutput, publish, restore } from './swap.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const OUT = resolve(ROOT, process.env.OUT_DIR || 'dist');
/**
 * Each output folder has its own workshop, so that builds can run side by side. It is inside the project even
 * when the output isn't: for a folder elsewhere Astro would use one that all builds share.
 */
const WORKSHOP = join(ROOT, '.cache', `build-${hash('sha256', OUT).slice(0, 8)}`);
const MADE = join(WORKSHOP, basename(OUT));

await lockOutput(OUT);
restore(OUT);
try {
  sourceDate();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
if (!(await isContentGood())) process.exit(1);
rmSync(MADE, { recursive: true, force: true });
try {
  process.env.CONTENT_DIR = resolve(CONTENT_DIR);
  // `integration.ts` finishes what Astro makes.
  const { build } = await import('astro');
  await build({
    root: ROOT,
    outDir: MADE,
    cacheDir: join(WORKSHOP, 'astro'),
    vite: { cacheDir: join(WORKSHOP, 'vite') },
  });
  publish(MADE, OUT);
  publish(configFolderOf(MADE), configFolderOf(OUT));
  console.log(`The site is in ${relative('', OUT)}/.`);
} catch (error) {
  const { name, message, stack, hint } = error as Error & { hint?: string };
  // Astro loads what finishes the site once more: it has a class of its own.
  if (name === ContentError.name) console.error(message);
  else {
    console.error(stack, hint ? `\n\nHint: ${hint}` : '');
    console.error('\nThe build failed: fix what is named above. The last good site is untouched.');
  }
  process.exitCode = 1;
}
for (const made of [MADE, configFolderOf(MADE)]) rmSync(made, { recursive: true, force: true });
// A folder outside the project is a test's, and used once: its workshop goes with it.
if (relative(ROOT, OUT).startsWith('..')) rmSync(WORKSHOP, { recursive: true, force: true });
// Vite may leave a watcher or a worker behind, which would keep the program alive.
process.exit();
