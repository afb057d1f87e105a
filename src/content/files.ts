import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Files by their path below `content/`, without that folder: `team/kabir.yaml`. */
export type Files = Record<string, string>;

/** Every file below a content folder: text where it is text, empty for pictures. Hidden files are passed over. */
export function filesOnDisk(root: string): Files {
  const files: Files = {};
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue;
    const path = join(entry.parentPath, entry.name);
    const text = /\.(yaml|yml|md|txt)$/.test(entry.name) ? readFileSync(path, 'utf8') : '';
    files[relative(root, path).split(sep).join('/')] = text;
  }
  return files;
}
