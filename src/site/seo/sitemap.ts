import type { SitemapOptions } from '@astrojs/sitemap';
import type { Content } from '../../content/content.ts';
import { pagesOf } from '../../content/routes.ts';
import { commitDates } from './history.ts';

/**
 * Options for @astrojs/sitemap: pages that search engines may list (no drafts, no not-found page), each with the date of
 * the last commit of its words.
 * @param folder the content folder
 */
export function sitemapOptions(content: Content, folder: string): SitemapOptions {
  const files = new Map(
    pagesOf(content)
      .filter(({ isListed }) => isListed)
      .map(({ path, file }) => [new URL(path, content.company.address).href, file]),
  );
  const dateOf = commitDates(folder);
  return {
    filter: (address) => files.has(address),
    serialize(entry) {
      const lastmod = dateOf(files.get(entry.url) ?? '');
      return lastmod ? { ...entry, lastmod } : entry;
    },
    namespaces: { news: false, xhtml: false, image: false, video: false },
  };
}
