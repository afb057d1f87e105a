import { sourceDate } from '../../content/day.ts';
import { git } from '../../content/git.ts';

/**
 * When the built state was committed, in milliseconds, so that two builds of one commit agree; outside a repository
 * `SOURCE_DATE_EPOCH` (seconds), or now.
 */
export function builtFrom(): number {
  const said = sourceDate();
  if (said !== undefined) return said;
  const seconds = git('.', 'log', '-1', '--format=%ct');
  return seconds ? Number(seconds) * 1000 : Date.now();
}

/**
 * When files of a folder were last committed, as ISO dates by path. Nothing outside a repository, for an uncommitted
 * file, or in a shallow clone, where every file would seem to have just changed.
 */
export function commitDates(folder: string): (file: string) => string | undefined {
  if (git(folder, 'rev-parse', '--is-shallow-repository') !== 'false') return () => undefined;
  return (file) => git(folder, 'log', '-1', '--format=%cI', '--', file) || undefined;
}
