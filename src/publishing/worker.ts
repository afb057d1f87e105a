import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { loadContentFromDisk } from '../content/load.ts';
import { CONTENT_DIR } from './check-content.ts';
import { filesOf } from './files.ts';

/** The page that the worker shows where there is no network; it has no place in the sitemap. */
export const OFFLINE_PAGE = 'offline.html';

const SOURCE = resolve(import.meta.dirname, '../worker');

/** The sum of all files of a folder, names included: it changes with any of them. */
function versionOf(dir: string): string {
  const sum = createHash('sha256');
  for (const file of filesOf(dir))
    sum
      .update(file)
      .update('\0')
      .update(readFileSync(join(dir, file)));
  return sum.digest('base64url').slice(0, 12);
}

/**
 * Writes `worker.js` into a finished site, before it is compressed: the one that keeps pages for times without a
 * network, or, with `worker: off` in content/site.yaml, the one that clears that away.
 */
export async function makeWorker(dir: string): Promise<void> {
  const { site, company } = loadContentFromDisk(CONTENT_DIR);
  const pages = [...company.navigation.map(({ to }) => to), '/contact', '/contact.vcf', '/favicon.svg'];
  const ahead = [...new Set(pages.map((to) => to.replace(/^\/|#.*$/g, '')))];
  const told = { version: versionOf(dir), offline: OFFLINE_PAGE.replace(/\.html$/, ''), ahead };
  await build({
    configFile: false,
    root: SOURCE,
    logLevel: 'warn',
    define: { BUILD: JSON.stringify(told) },
    build: {
      outDir: dir,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(SOURCE, site.worker === 'off' ? 'off.ts' : 'worker.ts'),
        output: { format: 'iife', entryFileNames: 'worker.js' },
      },
    },
  });
}
