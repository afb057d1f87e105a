import { sourceDate } from '../../content/language/day.ts';
import { git } from '../../platform/git.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The time of the last commit in milliseconds, so that two builds of one commit agree; for uncommitted content the day of
 * the build. `SOURCE_DATE_EPOCH` (seconds) overrides both.
 */
export function contentTime(folder = process.env['CONTENT_DIR'] || 'content'): number {
  const override = sourceDate();
  if (override !== undefined) return override;
  const seconds = Number(git(folder, 'log', '-1', '--format=%ct'));
  const isCommitted = seconds > 0 && !git(folder, 'status', '--porcelain', '--', '.');
  return isCommitted ? seconds * 1000 : Date.now() - (Date.now() % DAY_MS);
}

/**
 * Dates of the last commits as ISO strings, by file. Undefined outside a repository, for an uncommitted file, and in a
 * shallow clone, where every file would seem to have just changed.
 */
export function commitDates(folder: string): (file: string) => string | undefined {
  // Not `--relative`, which git 2.39 ignores for files changed by a merge (`-c`).
  const [isShallow, prefix = ''] = git(folder, 'rev-parse', '--is-shallow-repository', '--show-prefix').split(
    '\n',
  );
  if (isShallow !== 'false') return () => undefined;
  const log = git(folder, 'log', '-c', '--format=date %cI', '--name-only', '-z', '--', '.');
  const dates = new Map<string, string>();
  let date = '';
  // Newest commits come first.
  for (const line of log.split(/[\0\n]/))
    if (line.startsWith('date ')) date = line.slice(5);
    else if (line && !dates.has(line)) dates.set(line, date);
  return (file) => dates.get(prefix + file);
}
