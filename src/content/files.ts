import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { Refusal, unusable } from './problems.ts';

/** By path below `content/`: `team/kabir.yaml`. */
export type Files = Record<string, string>;

/** A picture of a person, or in the text of a service. */
export const PICTURE = /^(?:team|services)\/[a-z0-9-]+\.(?:jpe?g|png|webp|avif)$/;

/** Of other files, pictures, only the names are read. */
export const isText = (path: string): boolean => /\.(yaml|yml|md|txt|svg)$/.test(path);

/**
 * Every file below a content folder, except hidden ones; a picture's text is empty.
 * @throws ContentError for a symbolic link, which may lead anywhere on the machine; Refusal where there is no folder
 */
export function filesOnDisk(root: string): Files {
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory())
    throw new Refusal(`There is no folder ${root}. Unset CONTENT_DIR, or set it to a folder like content/.`);
  const files: Files = {};
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(root, path).split(sep).join('/');
    if (entry.isSymbolicLink())
      throw unusable('file', `content/${name}`, 'the file itself, or a copy of it', 'a symbolic link');
    if (!entry.isFile() || entry.name.startsWith('.')) continue;
    files[name] = isText(entry.name) ? readFileSync(path, 'utf8') : '';
  }
  return files;
}
