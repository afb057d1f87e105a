import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Lists files and folders below a root, folders before their content. Paths are relative, with `/`. Follows no links. */
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
