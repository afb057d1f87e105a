import { sourceDate } from '../../content/day.ts';
import { git } from '../../platform/git.ts';

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
