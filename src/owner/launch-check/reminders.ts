import type { Content } from '../../content/content.ts';
import { securityEnds } from '../../site/seo/texts.ts';
import { signedAddresses } from './checks/signed.ts';
import type { Reminder } from './ics.ts';
import { count, dayInWords } from './item.ts';
import type { Look } from './look.ts';

const later = (day: string, change: (date: Date) => void) => {
  const date = new Date(`${day}T00:00:00Z`);
  change(date);
  return date.toISOString().slice(0, 10);
};
export const inDays = (day: string, days: number) =>
  later(day, (date) => date.setUTCDate(date.getUTCDate() + days));

/** The next day, from today on, that is whole years after another. */
function nextYearly(day: string, today: string): string {
  for (let years = 1; ; years += 1) {
    const next = later(day, (date) => date.setUTCFullYear(date.getUTCFullYear() + years));
    if (next >= today) return next;
  }
}

/** Counsel has two weeks. */
const FOR_COUNSEL = 14;

/** What the owner wants to be reminded of, by day. @param from the moment from which security.txt holds, in milliseconds */
export function remindersOf(content: Content, look: Look, from: number): Reminder[] {
  const { today } = look;
  const addresses = signedAddresses(look).flatMap(({ text, store, end }): Reminder[] =>
    /^\d/.test(end)
      ? [
          {
            id: `address ${text.file} ${text.field}`,
            day: end,
            title: 'A picture’s address ends',
            text: `content/${text.file}, line ${text.line}, ${text.field}: signed by ${store}, it ends on ${dayInWords(end)}. Save the picture beside the file, or write a new address.`,
            ahead: 14,
          },
        ]
      : [],
  );
  const days = [...new Set(content.claims.map(({ review }) => review))];
  const claims = days.map((day): Reminder => {
    const due = content.claims.filter(({ review }) => review === day);
    const list = due.map(
      ({ id, claim, source, approvedBy }) => `- ${id}: ${claim} (${source}; approved by ${approvedBy})`,
    );
    return {
      id: `claims ${day}`,
      day,
      title: `Look again at ${count(due.length, 'fact')} of the website`,
      text: `In content/claims.yaml. Where one still is true, write the new date and the next review:\n${list.join('\n')}`,
      ahead: 7,
    };
  });
  const legal = content.legal.flatMap(({ id, title, updated, counsel }): Reminder[] => {
    const open = counsel.filter(({ settled }) => !settled);
    return [
      {
        id: `legal ${id}`,
        day: nextYearly(updated, today),
        title: `Have a look at: ${title}`,
        text: `content/legal/${id}.md is of ${dayInWords(updated)}. Once a year somebody should see whether the law and the app still are what it says.`,
        ahead: 14,
      },
      ...(open.length > 0
        ? [
            {
              id: `counsel ${id}`,
              day: inDays(today, FOR_COUNSEL),
              title: `Ask counsel about: ${title}`,
              text: `Not settled in content/legal/${id}.md:\n${open.map(({ topic, note }) => `- ${topic}: ${note}`).join('\n')}`,
              ahead: 0,
            },
          ]
        : []),
    ];
  });
  const security: Reminder = {
    id: 'security.txt',
    day: new Date(securityEnds(from)).toISOString().slice(0, 10),
    title: 'security.txt ends: publish the site again',
    text: 'It holds for 364 days from the version that was published. Save a version, build and publish; where nothing has changed: git commit --allow-empty -m "Renew security.txt"',
    ahead: 30,
  };
  return [...addresses, ...claims, ...legal, security].sort(
    (a, b) => a.day.localeCompare(b.day) || a.id.localeCompare(b.id),
  );
}
