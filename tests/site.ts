import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { documentsOf, filesOf, routeOf } from '../src/publishing/files.ts';
import { startServer } from '../src/publishing/serve.ts';

/** The built site under test: its folder, its address, and how to be done with it. */
export type TestedSite = { dir: string; url: string; close: () => Promise<void> };

/** The folder of the built site: what the runner of `npm test` has built, or `dist`, made first if it is missing. */
export function siteDir(): string {
  if (process.env.SITE_DIR) return resolve(process.env.SITE_DIR);
  const dir = resolve('dist');
  if (!existsSync(dir)) {
    const built = spawnSync(process.execPath, ['src/publishing/build.ts'], { stdio: 'inherit' });
    if (built.status !== 0) process.exit(1);
  } else {
    const made = statSync(dir).mtime.toLocaleString('en-GB');
    console.log(`Testing dist/ as it was built on ${made}; \`npm run build\` makes it anew.`);
  }
  return dir;
}

/** The site with a server: the runner's, or one of its own for a step that runs alone. */
export async function openSite(): Promise<TestedSite> {
  const dir = siteDir();
  if (process.env.SITE_URL) return { dir, url: process.env.SITE_URL, close: async () => {} };
  return { dir, ...(await startServer({ dir })) };
}

/** What stands in for a page that is not there, or cannot be had: neither has a place of its own in the site. */
const STAND_INS = ['404.html', 'offline.html'];

/** The pages of a built site, each with its file and address. */
export function pagesOf(dir: string): { file: string; route: string }[] {
  return documentsOf(filesOf(dir))
    .filter((file) => !STAND_INS.includes(file))
    .map((file) => ({ file: join(dir, file), route: routeOf(file) }));
}

/** What a check has found: how many demands are kept, and for each that is not, the sentences that tell what to do. */
export type Tally = {
  passed: number;
  failures: string[];
  /** Counts a demand as kept, or notes its sentences. */
  demand: (isKept: boolean, ...sentences: string[]) => void;
  /** Ends the check: see `conclude`. */
  conclude: () => void;
};

/** Nothing counted yet. */
export function startTally(): Tally {
  const tally: Tally = {
    passed: 0,
    failures: [],
    demand(isKept, ...sentences) {
      if (isKept) tally.passed += 1;
      else tally.failures.push(...sentences);
    },
    conclude: () => conclude(tally.passed, tally.failures),
  };
  return tally;
}

/** The middle one of an odd number of values. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** Ends a check: prints what failed, the sums, and leaves the exit code. */
export function conclude(passed: number, failures: readonly string[]): void {
  if (failures.length > 0) console.log(`\n${failures.map((failure) => `✗ ${failure}`).join('\n')}`);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}
