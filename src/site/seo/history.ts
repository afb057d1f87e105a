import { sourceDate } from '../../content/day.ts';
import { git } from '../../content/git.ts';

/**
 * When the state that is built was committed, in milliseconds, so that two builds of one commit agree; outside a
 * repository what `SOURCE_DATE_EPOCH` says (seconds), or else now.
 */
export function builtFrom(): number {
  const said = sourceDate();
  if (said !== undefined) return said;
  const seconds = git('.', 'log', '-1', '--format=%ct');
  return seconds ? Number(seconds) * 1000 : Date.now();
}

/**
 * When files of a folder were last committed, each asked by its path from there: an ISO date, or nothing outside a
 * repository and for a file that is not in it. A clone without its whole history knows none: every file would look as
 * if it had changed just now.
 */
export function commitDates(folder: string): (file: string) => string | undefined {
  if (git(folder, 'rev-parse', '--is-shallow-repository') !== 'false') return () => undefined;
  return (file) => git(folder, 'log', '-1', '--format=%cI', '--', file) || undefined;
}
