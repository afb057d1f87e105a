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
