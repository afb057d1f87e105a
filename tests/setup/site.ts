/** Builds the site that the tests of built pages share, from `tests/fixtures/content`. Rebuilds it when a source has changed. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { cleanEnv } from '../site.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const DIR = join(ROOT, '.cache/fixture-site');
/** Holds the hash of the sources of the last build. */
const STAMP = join(ROOT, '.cache/fixture-site.stamp');
const SOURCES = [
  'src/**/*',
  'tests/fixtures/content/**/*',
  'public/**/*',
  'hosting/templates/*',
  'astro.config.ts',
  'postcss.config.js',
  'package-lock.json',
];

/** Sets the folders of the tests' content and site, unless they are set, for this process and its children. */
export function setTestEnv(): void {
  process.env.CONTENT_DIR ||= join(ROOT, 'tests/fixtures/content');
  process.env.SITE_DIR ||= DIR;
}

/** Hashes sizes and times of all sources. */
function hashSources(): string {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: ROOT, exclude: ['**/*.test.*'] }).sort()) {
    const stat = statSync(join(ROOT, file));
    if (stat.isFile()) hash.update(`${file} ${stat.size} ${stat.mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/**
 * Builds the site unless it is current, or `SITE_DIR` names another folder.
 * @throws if the build fails. The build prints the reason.
 */
export function buildFixtureSite(): void {
  if (process.env.SITE_DIR && resolve(process.env.SITE_DIR) !== DIR) return;
  const sourcesHash = hashSources();
  if (existsSync(DIR) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sourcesHash) return;
  const build = spawnSync(process.execPath, ['src/publish/build/build.ts', DIR], {
    cwd: ROOT,
    env: cleanEnv({}),
    stdio: 'inherit',
  });
  if (build.status !== 0) throw new Error('The site for the tests could not be built: the reason is above.');
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, sourcesHash);
}
