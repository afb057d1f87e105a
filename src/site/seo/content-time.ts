import { sourceDateMs } from '../../content/language/day.ts';
import { gitOutput } from '../../platform/git.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns the time of the last commit in milliseconds, so that builds of one commit agree, or the start of the
 * build's day (UTC) if the content is uncommitted. `SOURCE_DATE_EPOCH` (seconds) overrides both.
 */
export function contentTime(folder = process.env['CONTENT_DIR'] || 'content'): number {
  const override = sourceDateMs();
  if (override !== undefined) return override;
  const seconds = Number(gitOutput(folder, 'log', '-1', '--format=%ct'));
  const isCommitted = seconds > 0 && !gitOutput(folder, 'status', '--porcelain', '--', '.');
  const now = Date.now();
  return isCommitted ? seconds * 1000 : now - (now % DAY_MS);
}
