import { readdirSync, realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * Every file of a folder, at any depth, as a path from it with `/` between: `products/messmate.html`. Sorted. Links, and what
 * is in linked folders, are left out.
 */
export function filesOf(dir: string): string[] {
  const root = realpathSync(dir);
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() && realpathSync(entry.parentPath) === join(root, relative(dir, entry.parentPath)),
    )
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
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
