import type { Content } from '../../content/content.ts';

/** `robots.txt`: everything may be read; where the list of pages is. Drafts say of themselves that they are none. */
export const robots = ({ company }: Content): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${company.address}/sitemap-index.xml\n`;

/** Where the site has its security.txt. */
export const SECURITY_TXT = '.well-known/security.txt';

/** When a security.txt ends that holds from a moment on, in milliseconds: in less than a year, as RFC 9116 recommends. */
const securityEnds = (from: number): number => from + 364 * 24 * 60 * 60 * 1000;

/** `.well-known/security.txt` (RFC 9116). @param from the moment from which it holds, in milliseconds */
export const security = ({ company, site }: Content, from: number): string =>
  [
    `Contact: mailto:${company.email}`,
    `Expires: ${new Date(securityEnds(from)).toISOString()}`,
    `Preferred-Languages: ${site.language}`,
    `Canonical: ${company.address}/${SECURITY_TXT}`,
    '',
  ].join('\n');
