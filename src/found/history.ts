import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

/** What git answers; nothing outside a repository, or where there is no git. */
function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64 * 1024 * 1024,
    }).trim();
  } catch {
    return undefined;
  }
}

/** A moment as search engines and security.txt write it: `2026-11-21T08:33:37Z`. */
export const moment = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().replace('.000Z', 'Z');

/**
 * When the state that is built was committed, in milliseconds, so that two builds of one commit agree; outside a
 * repository what `SOURCE_DATE_EPOCH` says (seconds), or else now.
 */
export function builtFrom(): number {
  const told = process.env['SOURCE_DATE_EPOCH'];
  return Number(told || git('log', '-1', '--format=%ct') || Math.floor(Date.now() / 1000)) * 1000;
}

/**
 * The files of the repository, each with the moment in which it was last committed (milliseconds). Empty outside a
 * repository, and in a clone without its whole history, where every file would look as if it had changed just now.
 */
export function lastCommits(): Map<string, number> {
  const dates = new Map<string, number>();
  if (git('rev-parse', '--is-shallow-repository') !== 'false') return dates;
  const log = git('log', '--relative', '--format=%x00%ct', '--name-only', '--no-renames') ?? '';
  for (const commit of log.split('\0').slice(1)) {
    const [seconds = '', ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) dates.set(file, Math.max(dates.get(file) ?? 0, Number(seconds) * 1000));
  }
  return dates;
}

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*['"](\.[^'"]+)['"]/g;

/** A source file with all that it imports, at any depth, as paths from the project's folder. */
export function sourcesOf(file: string, seen = new Set<string>()): Set<string> {
  const path = relative(process.cwd(), resolve(file)).split(sep).join('/');
  if (seen.has(path) || !existsSync(path)) return seen;
  seen.add(path);
  for (const [, to = ''] of readFileSync(path, 'utf8').matchAll(IMPORT))
    sourcesOf(join(dirname(path), to), seen);
  return seen;
}
