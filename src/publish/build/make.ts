/** What `build.ts` runs in a process of its own: Astro makes the site in a folder, and `integration.ts` finishes it. */
import { join, resolve } from 'node:path';
import { ContentError } from '../../content/problems.ts';

const [made = '', work = ''] = process.argv.slice(2);

// The parent process has ended.
process.once('disconnect', () => process.exit(1));
try {
  const { build } = await import('astro');
  await build({
    root: resolve(import.meta.dirname, '../../..'),
    outDir: made,
    cacheDir: join(work, 'astro'),
    vite: { cacheDir: join(work, 'vite') },
  });
} catch (error) {
  const { name, message, stack, hint } = error as Error & { hint?: string };
  // Astro loads this code a second time, so `instanceof` fails.
  if (name === ContentError.name) console.error(message);
  else {
    console.error(stack, hint ? `\n\nHint: ${hint}` : '');
    console.error('\nThe build failed: fix what is named above. The last good site is untouched.');
  }
  process.exitCode = 1;
}
// Vite may leave a watcher or a worker behind, which would keep the program alive.
process.exit();
