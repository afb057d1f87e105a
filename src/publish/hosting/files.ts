import { entriesIn } from '../../platform/entries.ts';

/**
 * Every file of a folder, at any depth, as a path from it with `/` between: `products/messmate.html`. Sorted. Links, and what
 * is in linked folders, are left out.
 */
export function filesOf(dir: string): string[] {
  return [...entriesIn(dir)].flatMap(({ path, entry }) => (entry.isFile() ? path : [])).sort();
}

/** The documents among files: `about.html`. */
export function documentsOf(files: readonly string[]): string[] {
  return files.filter((file) => file.endsWith('.html'));
}

/** The address of a document: `/` for index.html, `/products/messmate` for products/messmate.html. */
export function routeOf(document: string): string {
  const path = document.replace(/\.html$/, '').replace(/(^|\/)index$/, '');
  return `/${path}`;
}

/** The folder with the configurations of servers, beside the built site's. */
export const configFolderOf = (out: string): string => `${out}.hosts`;
