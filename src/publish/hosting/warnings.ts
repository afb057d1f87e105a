import { SECURITY_TXT } from '../../site/seo/texts.ts';

/** Warns this many days before the security contact expires, so that there is time to publish again. */
const DAYS_NEEDED = 30;

/**
 * Whether the site is made of a commit so old that its security.txt has expired, or soon will. This doesn't stop
 * the build: an old commit has to come out again as it was, to be compared with what is published.
 */
export function securityWarning(text: string, now = Date.now()): string[] {
  const ends = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  const days = Math.floor((ends - now) / 86_400_000);
  if (Number.isNaN(days)) return [`${SECURITY_TXT} does not say until when it holds.`];
  if (days >= DAYS_NEEDED) return [];
  const state = days < 0 ? `ran out ${-days} days ago` : `runs out in ${days} days`;
  return [
    `${SECURITY_TXT} ${state}, for it holds for 364 days from the commit that is built. Before you publish make a commit ` +
      '(`git commit --allow-empty -m "Renew security.txt"` will do; unset SOURCE_DATE_EPOCH), and build anew.',
  ];
}
