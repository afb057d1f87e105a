import type { DefaultTreeAdapterTypes } from 'parse5';
import { addressesOf, elementsOf } from '../hosting/elements.ts';
import { documentsOf, routeOf } from '../hosting/files.ts';

/**
 * What a document names of its own site by `href`, `src`, `srcset`, `poster` and `url()`: paths from its root.
 * @param file the document's own, `products/messmate.html`
 * @param address the site's, `https://brightgrain.example`
 */
export function referencesOf(
  tree: DefaultTreeAdapterTypes.Document,
  file: string,
  address: string,
): string[] {
  const own = new URL(routeOf(file), address);
  const targets = [...elementsOf(tree)]
    .flatMap(addressesOf)
    .map((one) => URL.parse(one, own))
    .filter((url) => url?.origin === own.origin);
  return [...new Set(targets.map((url) => decodeURIComponent(url?.pathname ?? '/').slice(1)))].sort();
}

/** A sentence for each file that pages name and that is not there. */
export function missingReferences(
  pages: readonly { file: string; references: readonly string[] }[],
  files: readonly string[],
): string[] {
  const there = new Set([...files, ...documentsOf(files).map((file) => routeOf(file).slice(1))]);
  const missing = new Set(pages.flatMap(({ references }) => references).filter((path) => !there.has(path)));
  return [...missing].map((path) => {
    const by = pages.filter(({ references }) => references.includes(path)).map(({ file }) => routeOf(file));
    return `/${path} is named by ${by.slice(0, 3).join(', ')} and not there: put it into public/ or content/, or name another.`;
  });
}
