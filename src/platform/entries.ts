import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Lists all files and folders below a folder, each folder before its content. Paths have `/`; links are not followed. */
export function* listEntries(
  root: string,
  isIgnored = (_name: string) => false,
  prefix = '',
): Generator<{ path: string; entry: Dirent }> {
  for (const entry of readdirSync(join(root, prefix), { withFileTypes: true })) {
    if (isIgnored(entry.name)) continue;
    const path = prefix + entry.name;
    yield { path, entry };
    if (entry.isDirectory()) yield* listEntries(root, isIgnored, `${path}/`);
  }
}
