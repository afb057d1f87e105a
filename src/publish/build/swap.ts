import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, isAbsolute, join, relative } from 'node:path';
import { BUILD_RECORD } from './build-record.ts';

/**
 * Why the site must not replace a folder; undefined if it may.
 * @param out the folder that the site is to be in, in full
 * @param project the folder of the project
 */
export function refusalOf(out: string, project: string): string | undefined {
  if (!existsSync(out)) return undefined;
  const site = realpathSync(out);
  const toProject = relative(site, realpathSync(project));
  // On Windows the way to another disk is a whole path.
  if (!toProject.startsWith('..') && !isAbsolute(toProject))
    return `OUT_DIR names ${out}, which holds the project itself: name a folder of the site's own.`;
  if (existsSync(join(site, BUILD_RECORD)) || readdirSync(site).length === 0) return undefined;
  return `OUT_DIR names ${out}, which is not a build (no ${BUILD_RECORD}): name another folder, or empty it.`;
}

/**
 * Replaces the last good site by a finished one. It is copied beside it first, since it may be on another disk; the site is
 * missing only between the two renames. A symbolic link stays, and its target is replaced.
 */
export function publish(made: string, out: string): void {
  const site = existsSync(out) ? realpathSync(out) : out;
  mkdirSync(dirname(site), { recursive: true });
  const beside = mkdtempSync(`${site}.`);
  const [next, old] = [join(beside, 'next'), join(beside, 'old')];
  try {
    cpSync(made, next, { recursive: true });
    if (existsSync(site)) renameSync(site, old);
    renameSync(next, site);
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
}
