import { excerptOf, type Problem } from '../../content/problems.ts';
import type { SourceText } from '../../content/reading/source-texts.ts';
import { attributeOf, elementsOf, listAddresses, type Tree } from '../hosting/elements.ts';
import { routeOf } from '../hosting/files.ts';

/** A document's path in the site, its ids, and its references within the site: `about`, `about#culture`, `a.png`. */
export type PageReferences = { file: string; ids: string[]; references: string[] };

/** Lists a document's ids and its references within the site. */
export function listReferences(tree: Tree, documentUrl: URL): Omit<PageReferences, 'file'> {
  const elements = [...elementsOf(tree)];
  const references = elements.flatMap((element) =>
    listAddresses(element).flatMap((address) => {
      const url = URL.parse(address, documentUrl);
      if (url?.origin !== documentUrl.origin) return [];
      return decodeURIComponent(url.pathname.slice(1) + (element.tagName === 'a' ? url.hash : ''));
    }),
  );
  return {
    ids: elements.flatMap((element) => attributeOf(element, 'id') ?? []),
    references: [...new Set(references)].sort(),
  };
}

/**
 * Reports each reference to a missing page, id or file: at every field that has it or, if none, at the first page that does.
 * @param files all files of the site
 * @param texts the texts of `content/`, without versions
 * @param contentFileOf returns the file in `content/` with the words of a page, by the page's address
 */
export function findDeadReferences(
  pages: readonly PageReferences[],
  files: readonly string[],
  texts: readonly SourceText[],
  contentFileOf: (path: string) => string | undefined,
): Problem[] {
  const idsByRoute = new Map(pages.map(({ file, ids }) => [routeOf(file), ids]));
  const allReferences = pages.flatMap(({ file, references }) => references.map((to) => ({ to, from: file })));
  return [...Map.groupBy(allReferences, ({ to }) => `/${to}`)].flatMap(([to, uses]): Problem[] => {
    const [page = '', fragment] = to.split(/#(.*)/s);
    const ids = idsByRoute.get(page);
    if (ids ? fragment === undefined || ids.includes(fragment) : files.includes(page.slice(1))) return [];
    const expected = ids
      ? `a part of the page ${page}: ${ids.map((id) => `#${id}`).join(', ')}`
      : 'a page, or a file of public/ or content/';
    const problem = { code: 'reference' as const, expected, found: excerptOf(to) };
    const isContentOfSamePage = (file: string) =>
      uses.some(({ from }) => routeOf(from) === page && file === contentFileOf(page));
    const sources = texts.filter(
      ({ value, file }) =>
        value === to || (fragment !== undefined && value === `#${fragment}` && isContentOfSamePage(file)),
    );
    if (sources.length === 0) return [{ file: routeOf(uses[0]?.from ?? ''), path: [], ...problem }];
    return sources.map(({ file, line, path }) => {
      // The text of a Markdown file has no field, so the problem names the element.
      const element = path.length === 0 ? 'link' : undefined;
      return { ...problem, file: `content/${file}`, line, path, element };
    });
  });
}

type Redirects = Readonly<Record<string, string>>;

/** Returns the targets of redirects within this site, as if a page referred to them. */
export const listRedirectTargets = (redirects: Redirects): PageReferences => ({
  ...{ file: '_redirects', ids: [] },
  references: Object.values(redirects).flatMap((to) => (to.startsWith('/') ? to.slice(1) : [])),
});

/** Reports redirects from the path of a file of this site, which they would hide. */
export const findFileRedirects = (redirects: Redirects, files: string[], texts: readonly SourceText[]) =>
  Object.keys(redirects)
    .filter((from) => files.includes(from.slice(1)))
    .map((from): Problem => {
      const line = texts.find(({ file, path }) => file === 'site.yaml' && path[1] === from)?.line;
      const location = { file: 'content/site.yaml', path: ['redirects', from], line };
      const expected = 'an old address at which this site has no file';
      return { code: 'reference', ...location, expected, found: excerptOf(from) };
    });
