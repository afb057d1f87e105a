import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listEntries } from '../platform/entries.ts';
import { UserError } from '../platform/user-error.ts';
import { fileError } from './problems.ts';

/** The content folder: a path from the project's folder, or an absolute one. */
export const CONTENT_DIR = process.env['CONTENT_DIR'] || 'content';

/** File texts by path below `content/`: `team/kabir.yaml`. */
export type Files = Record<string, string>;

/** Matches the pictures of people and services. */
export const PICTURE_FILE = /^(?:team|services)\/[a-z0-9-]+\.(?:jpe?g|png|webp|avif)$/;

/** Returns false for pictures and fonts, whose content is not read as text. */
export const isTextFile = (path: string): boolean => /\.(yaml|yml|md|txt|svg)$/.test(path);

/** Returns true for hidden files, an editor's autosaves (`#a#`) and backups (`a~`), and files that Windows adds. */
const isIgnored = (name: string) => /^[.#]|~$|^(?:thumbs\.db|desktop\.ini)$/i.test(name);

/**
 * Reads every file below a content folder except those that `isIgnored` names; those that are not text get an empty one.
 * @throws ContentError for a symbolic link, which may lead anywhere on the machine; UserError if there is no folder
 */
export function readFiles(root: string): Files {
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory())
    throw new UserError(
      `There is no folder ${root}. Unset CONTENT_DIR, or set it to a folder like content/.`,
    );
  const files: Files = {};
  for (const { path, entry } of listEntries(root, isIgnored)) {
    if (entry.isSymbolicLink())
      throw fileError('file', `content/${path}`, 'the file itself, or a copy of it', 'a symbolic link');
    if (entry.isFile()) files[path] = isTextFile(path) ? readFileSync(join(root, path), 'utf8') : '';
  }
  return files;
}
