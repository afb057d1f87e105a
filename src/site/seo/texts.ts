import type { Content } from '../../content/content.ts';
import { type Page, pagesOf } from '../../content/routes.ts';
import { isSampleEmail, isSamplePhone } from '../../content/schemas/company.ts';

/** `robots.txt`: everything may be read; where the list of pages is. Drafts say of themselves that they are none. */
export const robots = ({ company }: Content): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${company.address}/sitemap-index.xml\n`;

/** Where the site has its security.txt. */
export const SECURITY_TXT = '.well-known/security.txt';

/** When a security.txt ends that holds from a moment on, in milliseconds: in less than a year, as RFC 9116 recommends. */
export const securityEnds = (from: number): number => from + 364 * 24 * 60 * 60 * 1000;

/** `.well-known/security.txt` (RFC 9116). @param from the moment from which it holds, in milliseconds */
export const security = ({ company, site }: Content, from: number): string =>
  [
    `Contact: mailto:${company.email}`,
    `Expires: ${new Date(securityEnds(from)).toISOString()}`,
    `Preferred-Languages: ${site.language}`,
    `Canonical: ${company.address}/${SECURITY_TXT}`,
    '',
  ].join('\n');

/** `llms.txt` (llmstxt.org): what the site holds, for language models, with a copy of each page in Markdown. */
export function llms(content: Content): string {
  const { company, words } = content;
  const { email, phone, country } = company;
  const entry = ({ name, stem, description }: Page) =>
    `- [${name.replace(/[[\]\\]/g, '\\$&')}](${company.address}/${stem}.md): ${description}`;
  const list = (title: string, isIn: (key: string) => boolean) => {
    const entries = pagesOf(content)
      .filter(({ key }) => isIn(key))
      .map(entry);
    return entries.length > 0 ? [`## ${title}`, '', ...entries, ''] : [];
  };
  const contact = [!isSampleEmail(email) && email, !isSamplePhone(phone) && phone, country].filter(Boolean);
  return [
    `# ${company.name}`,
    '',
    `> ${company.blurb}`,
    '',
    company.mission,
    '',
    `${words.footer.contact}: ${contact.join(', ')}`,
    '',
    ...list(words.footer.navigation, (key) => key !== 'services' && key !== 'legal'),
    ...list(words.footer.services, (key) => key === 'services'),
    ...list(words.footer.legal, (key) => key === 'legal'),
  ].join('\n');
}
