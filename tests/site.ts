import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { documentsOf, filesOf, routeOf } from '../src/publish/hosting/files.ts';
import { NOT_FOUND } from '../src/publish/hosting/hosting-rules.ts';

/** Returns the folder of the built site: `SITE_DIR`, or that of `tests/setup/site.ts`. */
export const siteDir = (): string => resolve(process.env.SITE_DIR ?? '.cache/fixture-site');

/** Returns the address of the served site, without a final slash. */
export function siteUrl(): string {
  const url = process.env.SITE_URL;
  if (!url)
    throw new Error('No server runs: run this test in a project whose globalSetup is tests/setup/global.ts.');
  return url;
}

/** Returns the environment for a program that a test starts, without the test runner's variables. */
export function cleanEnv(extraEnv: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { NODE_ENV, VITEST, DEV, PROD, MODE, BASE_URL, SITE_URL, ...otherVariables } = process.env;
  return { ...otherVariables, NO_COLOR: '1', ...extraEnv } as NodeJS.ProcessEnv;
}

/**
 * Builds a site with `build.ts`.
 * @param outDir the site's folder; by default `dist/`
 * @returns exit status and output
 */
export function runBuild(
  extraEnv: NodeJS.ProcessEnv,
  { outDir, ...spawnOptions }: { outDir?: string; cwd?: string; uid?: number } = {},
): { status: number | null; output: string } {
  const options = { ...spawnOptions, env: cleanEnv(extraEnv), encoding: 'utf8' } as const;
  const args = ['src/publish/build/build.ts', ...(outDir ? [outDir] : [])];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
  return { status, output: stdout + stderr };
}

/** Lists the pages of a built site. */
export function pagesOf(dir: string): { file: string; route: string }[] {
  return (
    documentsOf(filesOf(dir))
      // The not-found page has no address of its own.
      .filter((file) => file !== NOT_FOUND)
      .map((file) => ({ file: join(dir, file), route: routeOf(file) }))
  );
}
