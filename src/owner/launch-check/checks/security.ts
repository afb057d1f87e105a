import { SECURITY_TXT, securityEnds } from '../../../site/seo/texts.ts';
import { dayInWords, daysBetween, type Item } from '../item.ts';
import { DAYS_NEEDED } from './signed.ts';

/** Whether security.txt is near its end or past it. @param from the moment of the commit that is built, in milliseconds */
export function security(from: number, today: string): Item[] {
  const end = new Date(securityEnds(from)).toISOString().slice(0, 10);
  const days = daysBetween(today, end);
  if (days >= DAYS_NEEDED) return [];
  const state = days < 0 ? 'ran out' : 'runs out';
  return [
    {
      file: `dist/${SECURITY_TXT}`,
      field: '',
      found: `Expires: ${dayInWords(end)}`,
      why: `It ${state} on ${dayInWords(end)}: it holds for 364 days from the last version, and whoever finds a weakness takes the site for dead then.`,
      todo: 'Save a version before you publish; where nothing has changed, git commit --allow-empty -m "Renew security.txt" makes one.',
      blocks: true,
    },
  ];
}
