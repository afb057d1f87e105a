import type { Content } from '../content/read.ts';
import { moment } from './history.ts';
import { pagesOf } from './pages.ts';

const DAY = 24 * 60 * 60 * 1000;

/** How long security.txt holds: less than a year, as RFC 9116 recommends. */
const SECURITY_DAYS = 364;

/** `robots.txt`: everything may be read; where the list of pages is. Drafts say of themselves that they are none. */
export const robots = ({ company }: Content): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${company.address}/sitemap.xml\n`;

/** Where the site has it. */
export const SECURITY_TXT = '.well-known/security.txt';

/** With fewer days left it is time to publish again: somebody has to find the time for it. */
export const SECURITY_DAYS_NEEDED = 30;

/** How many whole days a security.txt still holds; none where it doesn't say. */
export function securityDaysLeft(text: string, now = Date.now()): number {
  const ends = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  return Number.isNaN(ends) ? Number.NEGATIVE_INFINITY : Math.floor((ends - now) / DAY);
}

/** `.well-known/security.txt` (RFC 9116). @param from the moment from which it holds, in milliseconds */
export const security = ({ company }: Content, from: number): string =>
  [
    `Contact: mailto:${company.email}`,
    `Expires: ${moment(from + SECURITY_DAYS * DAY)}`,
    'Preferred-Languages: en',
    `Canonical: ${company.address}/.well-known/security.txt`,
    '',
  ].join('\n');

/** Words within the brackets of a link. */
const inBrackets = (text: string) => text.replace(/[[\]\\]/g, '\\$&');

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** `llms.txt` (llmstxt.org): what the site holds, for language models, with a Markdown twin of each page. */
export function llms(content: Content): string {
  const { company, words } = content;
  const pages = pagesOf(content);
  const list = (title: string, prefix: string, isIn = (path: string) => path.startsWith(prefix)) => {
    const entries = pages
      .filter(({ path }) => isIn(path))
      .map(
        ({ name, stem, description }) =>
          `- [${inBrackets(name)}](${company.address}/${stem}.md): ${oneLine(description)}`,
      );
    return entries.length > 0 ? [`## ${title}`, '', ...entries, ''] : [];
  };
  const isElsewhere = (path: string) => !/^\/(services|legal)\//.test(path);
  return [
    `# ${company.name}`,
    '',
    `> ${oneLine(company.blurb)}`,
    '',
    oneLine(company.mission),
    '',
    `${words.footer.contact}: ${company.email}, ${company.phone}, ${company.country}`,
    '',
    ...list(words.footer.navigation, '', isElsewhere),
    ...list(words.footer.services, '/services/'),
    ...list(words.footer.legal, '/legal/'),
  ].join('\n');
}
