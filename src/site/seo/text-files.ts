import type { Content } from '../../content/content.ts';

/** Writes `robots.txt`, which allows everything and names the sitemap. No rule excludes drafts: they have `noindex`. */
export const writeRobotsTxt = ({ company }: Content): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${company.address}/sitemap-index.xml\n`;

export const SECURITY_TXT = '.well-known/security.txt';

/** RFC 9116 recommends that a security.txt expires in less than a year. */
const SECURITY_VALIDITY_MS = 364 * 24 * 60 * 60 * 1000;

/** Writes `.well-known/security.txt` (RFC 9116). @param startMs the start of its validity, in milliseconds */
export const writeSecurityTxt = ({ company, site }: Content, startMs: number): string =>
  [
    `Contact: mailto:${company.email}`,
    `Expires: ${new Date(startMs + SECURITY_VALIDITY_MS).toISOString()}`,
    `Preferred-Languages: ${site.language}`,
    `Canonical: ${company.address}/${SECURITY_TXT}`,
    '',
  ].join('\n');
