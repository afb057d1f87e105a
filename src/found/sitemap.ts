import { join } from 'node:path';
import { filesOf } from '../publishing/files.ts';
import { lastCommits, moment, sourcesOf } from './history.ts';
import type { FoundPage } from './pages.ts';

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

const ROUTES = 'src/pages';
/** What computes the figures of the drawings, from the words of the invented hostel. */
const FIGURES = { words: 'hostel.yaml', source: 'src/messmate/readouts.ts' };

/**
 * The files that decide what each page shows, by its path: its own words, its route, and every source file that no
 * other route imports; where it shows figures, what computes them too. What pages share is how the site is made: most
 * of its changes change no page's text, and one would date them all (docs/decisions/009-found-and-shared.md).
 * @param folder the content folder
 */
export function filesOfPages(pages: readonly FoundPage[], folder: string): Map<string, string[]> {
  const sources = new Map(
    filesOf(ROUTES)
      .filter((file) => file.endsWith('.astro'))
      .map((route) => [route, sourcesOf(join(ROUTES, route))]),
  );
  const uses = new Map<string, number>();
  for (const file of [...sources.values()].flatMap((all) => [...all]))
    uses.set(file, (uses.get(file) ?? 0) + 1);
  return new Map(
    pages.map(({ path, route, words }) => {
      const own = [...(sources.get(route) ?? [])].filter((file) => uses.get(file) === 1);
      const figures = words.includes(FIGURES.words) ? sourcesOf(FIGURES.source) : [];
      return [path, [...new Set([...own, ...figures, ...words.map((file) => join(folder, file))])]];
    }),
  );
}

/**
 * The pages that search engines may list, each with the moment in which one of its files was last committed; without
 * it where git cannot tell.
 * @param folder the content folder
 */
export function sitemap(pages: readonly FoundPage[], address: string, folder: string): string {
  const commits = lastCommits();
  // A folder of words that is not in the repository has no history.
  const isKnown = commits.has(join(folder, 'company.yaml'));
  const files = filesOfPages(pages, folder);
  const urls = pages
    .filter(({ isListed }) => isListed)
    .map(({ path }) => {
      const dates = (files.get(path) ?? []).flatMap((file) => commits.get(file) ?? []);
      const changed = isKnown ? `<lastmod>${moment(Math.max(...dates))}</lastmod>` : '';
      return `<url><loc>${escaped(new URL(path, address).href)}</loc>${changed}</url>\n`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}
