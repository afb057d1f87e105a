import type { Content } from '../../content/content.ts';

/** `robots.txt`: allows everything and names the sitemap. Drafts exclude themselves. */
export const robotsTxt = ({ company }: Content): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${company.address}/sitemap-index.xml\n`;

export const SECURITY_TXT = '.well-known/security.txt';

/** RFC 9116 recommends that a security.txt expires in less than a year. */
const SECURITY_VALIDITY_MS = 364 * 24 * 60 * 60 * 1000;

/** `.well-known/security.txt` (RFC 9116). @param from start of its validity, in milliseconds */
export const writeSecurityTxt = ({ company, site }: Content, from: number): string =>
  [
    `Contact: mailto:${company.email}`,
    `Expires: ${new Date(from + SECURITY_VALIDITY_MS).toISOString()}`,
    `Preferred-Languages: ${site.language}`,
    `Canonical: ${company.address}/${SECURITY_TXT}`,
    '',
  ].join('\n');
