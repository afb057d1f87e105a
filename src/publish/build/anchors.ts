import type { DefaultTreeAdapterTypes } from 'parse5';
import { type Problem, show } from '../../content/problems.ts';
import type { Text } from '../../content/reading/written.ts';
import { type Element, elementsOf, type Tree } from '../hosting/elements.ts';
import { routeOf } from '../hosting/files.ts';

/** A link to a part of a page of the site: `/about#culture`, and the words that lead there. */
type AnchorLink = { to: string; words: string };

/** What links can lead to on a finished page, and where its own links to parts of pages lead. */
export type Anchors = { ids: string[]; links: AnchorLink[] };

const attributeOf = ({ attrs }: Element, wanted: string) => attrs.find(({ name }) => name === wanted)?.value;

/** @param own the document's address: `https://brightgrain.example/about` */
export function anchorsOf(tree: Tree, own: URL): Anchors {
  const elements = [...elementsOf(tree)];
  const links = elements
    .filter(({ tagName }) => tagName === 'a')
    .flatMap((element) => {
      const url = URL.parse(attributeOf(element, 'href') ?? '', own);
      if (url?.origin !== own.origin || url.hash.length < 2) return [];
      return { to: url.pathname + url.hash, words: attributeOf(element, 'aria-label') ?? wordsIn(element) };
    });
  return { ids: elements.flatMap((element) => attributeOf(element, 'id') ?? []), links };
}

const wordsIn = (node: DefaultTreeAdapterTypes.ChildNode): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(wordsIn).join('') : '';

type Page = Anchors & { file: string };

/**
 * Links to parts that no finished page has, each reported where it is written.
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
    return links.flatMap(({ to, words }) => {
      const [page = '', anchor = ''] = to.split(/#(.*)/s);
      const there = known.get(page);
      if (!there || there.includes(anchor)) return [];
      return problemsAt(
        texts.filter((text) => text.value === to || (page === path && isOwnLink(text, fileOf(path), anchor))),
        { file: path, part: `the link ${show(words)}` },
        `a part of the page ${page}: ${there.map((id) => `#${id}`).join(', ')}`,
        show(to),
      );
    });
  });
  // A fault on every page, such as in the menu, is reported once.
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}

const isOwnLink = ({ file, value }: Text, own: string | undefined, anchor: string) =>
  file === own && value === `#${anchor}`;

/** A problem at each place where it is written; where it is not written in `content/`, on the page itself. */
function problemsAt(
  places: readonly Text[],
  elsewhere: Pick<Problem, 'file' | 'part'>,
  expected: string,
  found: string,
): Problem[] {
  const wrong = { code: 'reference' as const, expected, found };
  if (places.length === 0) return [{ ...elsewhere, path: [], ...wrong }];
  return places.map(({ file, line, path }) => {
    const part = path.length > 0 ? {} : { part: 'link' };
    return { file: `content/${file}`, line, path, ...part, ...wrong };
  });
}
