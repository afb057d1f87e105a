import type { SitemapOptions } from '@astrojs/sitemap';
import type { Content } from '../../content/content.ts';
import { listPages } from '../../content/routes.ts';

/** Returns options for @astrojs/sitemap that exclude drafts and the not-found page. */
export function sitemapOptions(content: Content): SitemapOptions {
  const listed = listPages(content).filter(({ isListed }) => isListed);
  const addresses = new Set(listed.map(({ path }) => new URL(path, content.company.address).href));
  return {
    filter: (address) => addresses.has(address),
    namespaces: { news: false, xhtml: false, image: false, video: false },
  };
}
