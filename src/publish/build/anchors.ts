import { excerptOf, type Problem } from '../../content/problems.ts';
import type { Text } from '../../content/reading/written.ts';
import { attributeOf, elementsOf, type Tree } from '../hosting/elements.ts';
import { routeOf } from '../hosting/files.ts';

/** What links can lead to on a finished page, and where its own links to parts of pages lead: `/about#culture`. */
export type Anchors = { ids: string[]; links: string[] };

/** @param own the document's address: `https://brightgrain.example/about` */
export function anchorsOf(tree: Tree, own: URL): Anchors {
  const elements = [...elementsOf(tree)];
  const links = elements
    .filter(({ tagName }) => tagName === 'a')
    .flatMap((element) => {
      const url = URL.parse(attributeOf(element, 'href') ?? '', own);
      return url?.origin === own.origin && url.hash.length > 1 ? [url.pathname + url.hash] : [];
    });
  return { ids: elements.flatMap((element) => attributeOf(element, 'id') ?? []), links };
}

type Page = Anchors & { file: string };

/**
 * Links to parts that no finished page has, each reported where it is written; if that is not in `content/`, by its page.
 * @param texts all that is written in `content/`
 * @param fileOf the file of a page's words, by its path
 */
export function anchorProblems(
  pages: readonly Page[],
  texts: readonly Text[],
  fileOf: (path: string) => string | undefined,
): Problem[] {
  const known = new Map(pages.map(({ file, ids }) => [routeOf(file), ids]));
  const problems = pages.flatMap(({ file, links }) => {
    const path = routeOf(file);
    return links.flatMap((to): Problem[] => {
      const [page = '', anchor = ''] = to.split(/#(.*)/s);
      const there = known.get(page);
      if (!there || there.includes(anchor)) return [];
      const wrong = {
        code: 'reference' as const,
        expected: `a part of the page ${page}: ${there.map((id) => `#${id}`).join(', ')}`,
        found: excerptOf(to),
      };
      const places = texts.filter(
        (text) =>
          text.value === to || (page === path && text.file === fileOf(path) && text.value === `#${anchor}`),
      );
      if (places.length === 0) return [{ file: path, path: [], ...wrong }];
      return places.map((place) => {
        const part = place.path.length > 0 ? {} : { part: 'link' };
        return { file: `content/${place.file}`, line: place.line, path: place.path, ...part, ...wrong };
      });
    });
  });
  // A fault on every page, such as in the menu, is reported once.
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}
