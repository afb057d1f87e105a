import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import type { Content } from '../../content/content.ts';
import { PAGES } from '../../content/schemas/pages.ts';
import { LICENCES_OF_WORKER } from './licences.ts';

const SOURCE = resolve(import.meta.dirname, '../../site/service-worker');

/**
 * Writes `worker.js` into a finished site, before it is compressed: the one that keeps pages for times without a
 * network, or, with `worker: off` in content/site.yaml, the one that clears that away.
 */
export async function makeWorker(dir: string, { site, company }: Content): Promise<void> {
  const facts = {
    offline: PAGES.offline.path,
    offlineState: hash('sha256', readFileSync(join(dir, `${PAGES.offline.path}.html`))).slice(0, 8),
    contact: PAGES.contact.path,
    header: [...new Set(company.navigation.map(({ to }) => to.replace(/#.*$/, '')))],
  };
  await build({
    configFile: false,
    root: SOURCE,
    logLevel: 'warn',
    define: { BUILD: JSON.stringify(facts) },
    build: {
      outDir: dir,
      emptyOutDir: false,
      target: 'es2022',
      license: { fileName: LICENCES_OF_WORKER },
      rolldownOptions: {
        input: join(SOURCE, site.worker === 'off' ? 'off.ts' : 'worker.ts'),
        output: { format: 'iife', entryFileNames: 'worker.js' },
      },
    },
  });
}
