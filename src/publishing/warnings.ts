import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SECURITY_DAYS_NEEDED, securityDaysLeft } from '../found/texts.ts';

const SECURITY_TXT = '.well-known/security.txt';

/** Whether the site is made of so old a commit that whoever reads its security.txt has to take it for dead. */
export function securityWarning(dir: string, now = Date.now()): string[] {
  const path = join(dir, SECURITY_TXT);
  if (!existsSync(path)) return [];
  const days = securityDaysLeft(readFileSync(path, 'utf8'), now);
  if (days >= SECURITY_DAYS_NEEDED) return [];
  const state = days < 0 ? `ran out ${-days} days ago` : `runs out in ${days} days`;
  return [
    `${SECURITY_TXT} ${state}, for it holds for 364 days from the commit that is built. Before you publish make a commit ` +
      '(`git commit --allow-empty -m "Renew security.txt"` will do; unset SOURCE_DATE_EPOCH), and build anew.',
  ];
}

/**
 * What whoever publishes a built site should know of it. None of it stops the build: an old commit has to come out again
 * as it was, to be compared with what is published.
 */
export const warningsOf = (dir: string): string[] => [...securityWarning(dir)];
