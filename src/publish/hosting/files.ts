import { listEntries } from '../../platform/entries.ts';

/** Lists the paths of all files below a folder, `products/messmate.html`, sorted and without symbolic links. */
export const filesOf = (dir: string): string[] =>
  [...listEntries(dir)].flatMap(({ path, entry }) => (entry.isFile() ? path : [])).sort();

/** Returns the documents among files: `about.html`. */
export const documentsOf = (files: readonly string[]): string[] =>
  files.filter((file) => file.endsWith('.html'));

/** Returns the address of a document: `/` for index.html, `/products/messmate` for products/messmate.html. */
export const routeOf = (document: string): string =>
  `/${document.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`;

/** Returns the folder for the configurations of servers, beside the folder of the built site. */
export const configFolderOf = (out: string): string => `${out}.hosts`;
