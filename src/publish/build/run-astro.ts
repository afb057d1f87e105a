/** Checks the content and runs Astro, as a child process of `build.ts`. Arguments: the folders for site and caches. */
import { join, resolve } from 'node:path';
import { ContentError } from '../../content/problems.ts';
import { messageFor } from '../../platform/user-error.ts';
import { isContentValid } from './check-content.ts';

const [outDir = '', workFolder = ''] = process.argv.slice(2);

// Ends with the parent process.
process.once('disconnect', () => process.exit(1));
try {
  if (!(await isContentValid())) process.exit(1);
  const { build } = await import('astro');
  // Passed as an object: Astro would load the file, and with it the modules of src/content/, a second time.
  const { default: config } = await import('../../../astro.config.ts');
  const settings = {
    ...config,
    configFile: false as const,
    root: resolve(import.meta.dirname, '../../..'),
    outDir,
    cacheDir: join(workFolder, 'astro'),
    vite: { ...config.vite, cacheDir: join(workFolder, 'vite') },
  };
  // Syncing would start a development server for content collections, which the site does not have.
  await build(settings, { sync: false } as Parameters<typeof build>[1]);
} catch (error) {
  const { name, message, hint } = error as Error & { hint?: string };
  // The bundler rethrows a plugin's error as its own, so `instanceof` fails.
  if (name === ContentError.name) console.error(message);
  else {
    console.error(messageFor(error as Error), hint ? `\n\nHint: ${hint}` : '');
    console.error('\nThe build failed: fix what is named above. The last good site is untouched.');
  }
  process.exitCode = 1;
}
// A watcher or worker of Vite may still run, and would keep the process alive.
process.exit();
