import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadContentFromDisk } from '../../src/content/load.ts';
import type { Content } from '../../src/content/read.ts';
import { pagesOf, siteDir, startTally, type Tally } from '../site.ts';

/** A page as it was built: its address and its document. */
export type Built = { route: string; html: string };

/** What the checks look at: the built site, the words it was made of, and how to note what is wrong. */
export type Look = Pick<Tally, 'demand'> & {
  dir: string;
  content: Content;
  pages: Built[];
  /** A file of the site as text; nothing, and a failure, where it is missing. */
  read: (file: string) => string;
  /** An own absolute address as a path of the site; nothing for an address elsewhere. */
  pathOf: (address: string | undefined) => string | undefined;
};

/** Reads the built site. */
export function look(): Look & Tally {
  const dir = siteDir();
  const content = loadContentFromDisk(process.env.CONTENT_DIR || 'content');
  const tally = startTally();
  const pages = pagesOf(dir).map(({ file, route }) => ({ route, html: readFileSync(file, 'utf8') }));
  const { address } = content.company;
  return {
    ...tally,
    dir,
    content,
    pages,
    read(file: string) {
      try {
        return readFileSync(join(dir, file), 'utf8');
      } catch {
        tally.failures.push(`${file} is missing: src/pages makes it, or for Markdown src/found/twins.ts.`);
        return '';
      }
    },
    pathOf: (link: string | undefined) =>
      link === address || link?.startsWith(`${address}/`) ? link.slice(address.length) || '/' : undefined,
  };
}

/** Characters as they are read. */
export const unescaped = (html: string): string =>
  html
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;|&#34;/g, '"')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&amp;/g, '&');
