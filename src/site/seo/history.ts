import { sourceDate } from '../../content/language/day.ts';
import { git } from '../../platform/git.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * When the built state was committed, in milliseconds, so that two builds of one commit agree. Where the content is in no
 * commit it is the day of the build, and before all that `SOURCE_DATE_EPOCH` (seconds).
 */
export function builtFrom(folder = process.env['CONTENT_DIR'] || 'content'): number {
  const said = sourceDate();
  if (said !== undefined) return said;
  const seconds = Number(git(folder, 'log', '-1', '--format=%ct'));
  const isCommitted = seconds > 0 && !git(folder, 'status', '--porcelain', '--', '.');
  return isCommitted ? seconds * 1000 : Date.now() - (Date.now() % DAY_MS);
}

/**
 * When files of a folder were last committed, as ISO dates by path. Nothing outside a repository, for an uncommitted
 * file, or in a shallow clone, where every file would seem to have just changed.
 */
export function commitDates(folder: string): (file: string) => string | undefined {
  // Not `--relative`, which git (2.39) does not heed where a merge changed a file (`-c`).
  const [isShallow, prefix = ''] = git(folder, 'rev-parse', '--is-shallow-repository', '--show-prefix').split(
    '\n',
  );
  if (isShallow !== 'false') return () => undefined;
  const log = git(folder, 'log', '-c', '--format=date %cI', '--name-only', '-z', '--', '.');
  const dates = new Map<string, string>();
  let date = '';
  // The newest commit stands first.
  for (const line of log.split(/[\0\n]/))
    if (line.startsWith('date ')) date = line.slice(5);
    else if (line && !dates.has(line)) dates.set(line, date);
  return (file) => dates.get(prefix + file);
}
