import { statSync } from 'node:fs';
import { join } from 'node:path';
import { git } from '../../platform/git.ts';
import { todayIn } from '../day.ts';
import { filesOnDisk } from '../files.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Today, as 2026-12-01, or a later day on which something in the content folder was written: with the clock set back, what
 * has been in force would seem not to be yet, and could be changed.
 */
export function latestDay(root: string): string {
  const files = filesOnDisk(root);
  // A day less, since the owner's day may begin later than this one.
  const written = Object.keys(files).map((file) => statSync(join(root, file)).mtimeMs - DAY_MS);
  const days = [Number(git(root, 'log', '-1', '--format=%ct')) * 1000 - DAY_MS, ...written].filter(
    (ms) => ms > 0,
  );
  return [todayIn(files), ...days.map((ms) => new Date(ms).toISOString().slice(0, 10))].sort().at(-1) ?? '';
}
