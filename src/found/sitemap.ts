import { join } from 'node:path';
import { lastCommits, moment, sourcesOf } from './history.ts';
import type { FoundPage } from './pages.ts';

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/**
 * The pages that search engines may list, each with the moment in which a file that it is made from was last
 * committed; without it where git cannot tell.
 * @param folder the content folder
 */
export function sitemap(pages: readonly FoundPage[], address: string, folder: string): string {
  const commits = lastCommits();
  const urls = pages
    .filter(({ isListed }) => isListed)
    .map(({ path, route, words }) => {
      const files = [...sourcesOf(join('src/pages', route)), ...words.map((file) => join(folder, file))];
      const dates = files.flatMap((file) => commits.get(file) ?? []);
      // A folder of words that is not in the repository has no history.
      const isKnown = commits.has(join(folder, 'company.yaml'));
      const changed = isKnown ? `<lastmod>${moment(Math.max(...dates))}</lastmod>` : '';
      return `<url><loc>${escaped(new URL(path, address).href)}</loc>${changed}</url>\n`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}
