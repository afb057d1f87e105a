import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SECURITY_DAYS_NEEDED, SECURITY_TXT, securityDaysLeft } from '../found/texts.ts';
import { type Delivery, deliveryOf } from './delivery.ts';
import { MAX_RULES, withoutRule } from './hosts/workers.ts';

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

/** How many of them are named. */
const NAMED = 3;

/** Whether the site has more files than Cloudflare reads rules. */
export function rulesWarning(delivery: Delivery): string[] {
  const without = withoutRule(delivery);
  if (without.length === 0) return [];
  const named = without.slice(0, NAMED).join(', ') + (without.length > NAMED ? ', …' : '');
  return [
    `_headers holds ${MAX_RULES} rules, which is all that Cloudflare reads, and ${without.length} more were dropped (${named}). ` +
      'On Cloudflare, Netlify and their like these files have the headers of the not-found page: they are asked for anew ' +
      'each time, pictures are not shown by other sites, an unusual type is not said, and a page among them would not run ' +
      'its script. Publish fewer files (public/, pictures in content/), or on nginx, Caddy or Vercel, which have no limit.',
  ];
}

/**
 * What whoever publishes a built site should know of it. None of it stops the build: an old commit has to come out again
 * as it was, to be compared with what is published.
 */
export const warningsOf = (dir: string): string[] => [
  ...securityWarning(dir),
  ...rulesWarning(deliveryOf(dir)),
];
