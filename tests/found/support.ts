import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadContentFromDisk } from '../../src/content/load.ts';
import type { Content } from '../../src/content/read.ts';
import { pagesOf, siteDir } from '../site.ts';

/** A page as it was built: its address and its document. */
export type Built = { route: string; html: string };

/** What the checks look at: the built site, the words it was made of, and how to note what is wrong. */
export type Look = {
  dir: string;
  content: Content;
  pages: Built[];
  /** Counts a demand as kept, or notes the sentence that tells what to do. */
  demand: (isKept: boolean, sentence: string) => void;
  /** A file of the site as text; nothing, and a failure, where it is missing. */
  read: (file: string) => string;
  /** An own absolute address as a path of the site; nothing for an address elsewhere. */
  pathOf: (address: string | undefined) => string | undefined;
};

export type Sums = { passed: number; failures: string[] };

/** Reads the built site. */
export function look(): Look & Sums {
  const dir = siteDir();
  const content = loadContentFromDisk(process.env.CONTENT_DIR || 'content');
  const sums: Sums = { passed: 0, failures: [] };
  const pages = pagesOf(dir).map(({ file, route }) => ({ route, html: readFileSync(file, 'utf8') }));
  const { address } = content.company;
  return Object.assign(sums, {
    dir,
    content,
    pages,
    demand(isKept: boolean, sentence: string) {
      if (isKept) sums.passed += 1;
      else sums.failures.push(sentence);
    },
    read(file: string) {
      try {
        return readFileSync(join(dir, file), 'utf8');
      } catch {
        sums.failures.push(`${file} is missing: src/pages makes it, or for Markdown src/found/twins.ts.`);
        return '';
      }
    },
    pathOf: (link: string | undefined) =>
      link === address || link?.startsWith(`${address}/`) ? link.slice(address.length) || '/' : undefined,
  });
}

/** Characters as they are read. */
export const unescaped = (html: string): string =>
  html
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;|&#34;/g, '"')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&amp;/g, '&');
