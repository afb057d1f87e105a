import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { loadContentFromDisk } from '../content/load.ts';
import { documentsOf, filesOf } from '../hosting/files.ts';
import { CONTENT_DIR } from './check-content.ts';
import { LICENCES_OF_WORKER } from './licences.ts';

/** The page that the worker shows where there is no network; it has no place in the sitemap. */
const OFFLINE_PAGE = 'offline.html';

/**
 * What a visit without scrolling may weigh on any page, in bytes as they travel: the page with its fonts and scripts,
 * the worker, and what that fetches ahead.
 */
export const VISIT = 110_000;
/** What travels around each answer, in bytes: most of it is the page's policy, which hashed files go without. */
const HEADERS = 2_800;
const HEADERS_OF_HASHED = 600;
/** The worker, the icon, and the answers that only say "not modified". */
const BESIDE = 8_000 + 5 * HEADERS;

const SOURCE = resolve(import.meta.dirname, '../service-worker');

/** The addresses among those given that a first visit can afford to keep, whichever page it begins with. */
function affordable(dir: string, addresses: readonly string[]): string[] {
  const weigh = (file: string) =>
    brotliCompressSync(readFileSync(join(dir, file))).byteLength +
    (file.startsWith('_astro/') ? HEADERS_OF_HASHED : HEADERS);
  const withFiles = (page: string) => {
    const named = readFileSync(join(dir, page), 'utf8').match(/_astro\/[\w.-]+\.(js|css|woff2)/g);
    return [page, ...new Set(named)].reduce((sum, file) => sum + weigh(file), 0);
  };
  let room = VISIT - BESIDE - weigh(OFFLINE_PAGE) - Math.max(...documentsOf(filesOf(dir)).map(withFiles));
  return addresses.filter((address) => {
    const weight = weigh(/\.\w+$/.test(address) ? address : `${address === '/' ? 'index' : address}.html`);
    if (weight > room) return false;
    room -= weight;
    return true;
  });
}

/**
 * Writes `worker.js` into a finished site, before it is compressed: the one that keeps pages for times without a
 * network, or, with `worker: off` in content/site.yaml, the one that clears that away.
 */
export async function makeWorker(dir: string): Promise<void> {
  const { site, company } = loadContentFromDisk(CONTENT_DIR);
  const offered = ['/favicon.svg', '/contact', '/contact.vcf', ...company.navigation.map(({ to }) => to)];
  const addresses = [...new Set(offered.map((to) => to.replace(/#.*$/, '')))];
  const ahead = affordable(dir, addresses);
  const told = {
    offline: `/${OFFLINE_PAGE.replace(/\.html$/, '')}`,
    revision: hash('sha256', readFileSync(join(dir, OFFLINE_PAGE))).slice(0, 8),
    ahead,
    later: addresses.filter((address) => !ahead.includes(address)),
  };
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
      license: { fileName: LICENCES_OF_WORKER },
      rolldownOptions: {
        input: join(SOURCE, site.worker === 'off' ? 'off.ts' : 'worker.ts'),
        output: { format: 'iife', entryFileNames: 'worker.js' },
      },
    },
  });
}
