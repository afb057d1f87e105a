import type { SitemapOptions } from '@astrojs/sitemap';
import type { Content } from '../../content/content.ts';
import { pagesOf } from '../../content/routes.ts';
import { commitDates } from './history.ts';

/**
 * What @astrojs/sitemap is told: to list the pages that search engines may list (no draft, no page without an address
 * of its own), each with the moment in which the file of its words was last committed.
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
