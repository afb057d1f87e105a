/**
 * `npm run build`: checks the content, lets Astro make the pages in a folder of their own, finishes them, and
 * only then puts them in the place of the last good site. `CONTENT_DIR` and `OUT_DIR` name other folders,
 * `BASE_PATH` the path under which the site will stand. `POLICY_IN=document` is for a host that sends no headers of ours.
 */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { loadContentFromDisk } from '../content/load.ts';
import { writeTwins } from '../found/twins.ts';
import { basePathOf } from './base-path.ts';
import { writeBuildRecord } from './build-record.ts';
import { CONTENT_DIR, isContentGood } from './check-content.ts';
import { documentsOf, filesOf, routeOf } from './files.ts';
import { writeConfigs, writeHostFiles } from './hosts/write.ts';
import { writePolicies } from './policy-in-document.ts';
import { brotliOf, precompress } from './precompress.ts';
import { leaveOutSpares } from './spares.ts';
import { liftStyleAttributes } from './style-attributes.ts';
import { leadUnderPath } from './under-path.ts';
import { warningsOf } from './warnings.ts';
import { makeWorker } from './worker.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const OUT = resolve(ROOT, process.env.OUT_DIR || 'dist');
const NEXT = `${OUT}.next`;
const OLD = `${OUT}.old`;
/**
 * Each output folder has its own workshop, so that builds can run side by side. It is inside the project even
 * when the output isn't: for a folder elsewhere Astro would use one that all builds share.
 */
const WORKSHOP = join(ROOT, '.cache', `build-${createHash('sha256').update(OUT).digest('hex').slice(0, 8)}`);
const MADE = join(WORKSHOP, 'site');

/** What runs on the pages once they are made, in this order. */
const FINISH: readonly ((dir: string) => Promise<void> | void)[] = [
  (dir) => leadUnderPath(dir, basePathOf(), loadContentFromDisk(CONTENT_DIR).company.address),
  liftStyleAttributes,
  leaveOutSpares,
  writeTwins,
  writePolicies,
  makeWorker,
  writeHostFiles,
  precompress,
  writeBuildRecord,
];

/** Lets Astro make the pages. */
async function makePages(): Promise<void> {
  process.env.ASTRO_TELEMETRY_DISABLED = '1';
  process.env.CONTENT_DIR = resolve(CONTENT_DIR);
  const { build } = await import('astro');
  await build({
    root: ROOT,
    outDir: MADE,
    cacheDir: join(WORKSHOP, 'astro'),
    vite: { cacheDir: join(WORKSHOP, 'vite') },
  });
}

/** Puts the new site in the place of the old, whole: both are only ever renamed. */
function publish(): void {
  rmSync(NEXT, { recursive: true, force: true });
  cpSync(MADE, NEXT, { recursive: true });
  rmSync(OLD, { recursive: true, force: true });
  if (existsSync(OUT)) renameSync(OUT, OLD);
  renameSync(NEXT, OUT);
  rmSync(OLD, { recursive: true, force: true });
}

/** Prints how many pages there are and which is the largest. */
async function printSummary(seconds: string): Promise<void> {
  const documents = documentsOf(filesOf(OUT));
  const sizes = await Promise.all(
    documents.map(async (file) => ({
      file,
      bytes: (await brotliOf(readFileSync(join(OUT, file)))).byteLength,
    })),
  );
  const [largest] = sizes.sort((a, b) => b.bytes - a.bytes);
  const name = relative(process.cwd(), OUT) || OUT;
  console.log(
    `${documents.length} ${documents.length === 1 ? 'page' : 'pages'} in ${name}/ after ${seconds} s.`,
  );
  if (largest) {
    const bytes = largest.bytes.toLocaleString('en');
    console.log(`The largest is ${routeOf(largest.file)}: ${bytes} bytes, compressed with brotli.`);
  }
}

/** What went wrong in the code, with the hint that Astro gives, and that the last good site is still there. */
function printFailure(error: unknown): void {
  const { hint } = error as { hint?: string };
  console.error(error instanceof Error ? (error.stack ?? error.message) : error);
  if (hint) console.error(`\nHint: ${hint}`);
  console.error('\nThe build failed: mend what is named above. The last good site is untouched.');
}

if (!isContentGood()) process.exit(1);
const started = Date.now();
// A build that was stopped between the two renames of the swap left the last good site under its other name.
if (!existsSync(OUT) && existsSync(OLD)) renameSync(OLD, OUT);
rmSync(MADE, { recursive: true, force: true });
try {
  await makePages();
  for (const step of FINISH) await step(MADE);
  publish();
  writeConfigs(OUT, loadContentFromDisk(CONTENT_DIR).company.address);
  await printSummary(((Date.now() - started) / 1000).toFixed(1));
  for (const warning of warningsOf(OUT)) console.warn(`\n! ${warning}`);
} catch (error) {
  printFailure(error);
  process.exitCode = 1;
}
// A folder outside the project is a test's, and used once: its workshop goes with it.
rmSync(relative(ROOT, OUT).startsWith('..') ? WORKSHOP : MADE, { recursive: true, force: true });
// Vite may leave a watcher or a worker behind, which would keep the program alive.
process.exit();
