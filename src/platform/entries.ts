import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** All files and folders below a folder, each folder before its content. Paths have `/`; links are not followed. */
export function* listEntries(
  root: string,
  isLeftOut = (_name: string) => false,
  below = '',
): Generator<{ path: string; entry: Dirent }> {
  for (const entry of readdirSync(join(root, below), { withFileTypes: true })) {
    if (isLeftOut(entry.name)) continue;
    const path = below + entry.name;
    yield { path, entry };
    if (entry.isDirectory()) yield* listEntries(root, isLeftOut, `${path}/`);
  }
}
