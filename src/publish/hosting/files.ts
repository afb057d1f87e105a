import { listEntries } from '../../platform/entries.ts';

/** Lists the paths of all files below a folder, such as `products/messmate.html`, sorted. Omits symbolic links. */
export const filesOf = (dir: string): string[] =>
  [...listEntries(dir)].flatMap(({ path, entry }) => (entry.isFile() ? path : [])).sort();

/** Returns the paths of documents, such as `about.html`, among files. */
export const documentsOf = (files: readonly string[]): string[] =>
  files.filter((file) => file.endsWith('.html'));

/** Returns the address of a document: `/` for index.html, `/products/messmate` for products/messmate.html. */
export const routeOf = (document: string): string =>
  `/${document.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`;

/** Returns the folder of the configurations of nginx and wrangler, `dist.hosts` for the site in `dist`. */
export const configFolderOf = (out: string): string => `${out}.hosts`;
