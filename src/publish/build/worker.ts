import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import type { Content } from '../../content/content.ts';
import { headersFor, siteHeaders } from '../hosting/headers.ts';
import { AT_ANY_ADDRESS, type PolicySettings, policyOf } from '../hosting/policy.ts';
import { LICENCES_OF_WORKER } from './licences.ts';

const SOURCE = resolve(import.meta.dirname, '../../site/service-worker');

/**
 * Writes `worker.js` into a finished site, before it is compressed: the one that keeps pages for times without a
 * network, or, with `worker: off` in content/site.yaml, the one that clears that away. The page for such times is a part
 * of the worker: as a file of the site it would be a page that anybody can open.
 */
export async function makeWorker(dir: string, { site }: Content, settings: PolicySettings): Promise<void> {
  const file = join(dir, AT_ANY_ADDRESS);
  const html = readFileSync(file, 'utf8');
  rmSync(file);
  const everywhere = siteHeaders(policyOf({ [AT_ANY_ADDRESS]: html }, settings), site.strictTransport);
  const offline = { html, headers: headersFor(AT_ANY_ADDRESS, everywhere) };
  await build({
    configFile: false,
    root: SOURCE,
    logLevel: 'warn',
    define: { OFFLINE: JSON.stringify(offline) },
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
