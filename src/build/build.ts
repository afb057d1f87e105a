/**
 * `npm run build`: checks the content, lets Astro make the site in a folder of its own, and only then puts it in the
 * place of the last good one. `CONTENT_DIR` and `OUT_DIR` name other folders.
 */
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { documentsOf, filesOf } from '../hosting/files.ts';
import { configFolderOf } from '../hosting/hosts/write.ts';
import { CONTENT_DIR, isContentGood } from './check-content.ts';
import { lockOutput, publish, restore } from './swap.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const OUT = resolve(ROOT, process.env.OUT_DIR || 'dist');
/**
 * Each output folder has its own workshop, so that builds can run side by side. It is inside the project even
 * when the output isn't: for a folder elsewhere Astro would use one that all builds share.
 */
const WORKSHOP = join(ROOT, '.cache', `build-${createHash('sha256').update(OUT).digest('hex').slice(0, 8)}`);
const MADE = join(WORKSHOP, basename(OUT));

const say = (sentence: string) => console.warn(`\n! ${sentence}\n`);
await lockOutput(OUT, say);
restore(OUT);
if (!(await isContentGood())) process.exit(1);
const started = Date.now();
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
  publish(MADE, OUT, say);
  publish(configFolderOf(MADE), configFolderOf(OUT), say);
  const pages = documentsOf(filesOf(OUT)).length;
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${pages} ${pages === 1 ? 'page' : 'pages'} in ${relative('', OUT)}/ after ${seconds} s.`);
} catch (error) {
  const { hint } = error as { hint?: string };
  console.error((error as Error).stack, hint ? `\n\nHint: ${hint}` : '');
  console.error('\nThe build failed: fix what is named above. The last good site is untouched.');
  process.exitCode = 1;
}
for (const made of [MADE, configFolderOf(MADE)]) rmSync(made, { recursive: true, force: true });
// A folder outside the project is a test's, and used once: its workshop goes with it.
if (relative(ROOT, OUT).startsWith('..')) rmSync(WORKSHOP, { recursive: true, force: true });
// Vite may leave a watcher or a worker behind, which would keep the program alive.
process.exit();
