import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf } from '../hosting/files.ts';

/** A hash of a folder: of its files' names and bytes, without hidden files. */
export function stampOf(folder: string): string {
  const hash = createHash('sha256');
  for (const file of filesOf(folder).filter((path) => !/(?:^|\/)\./.test(path)))
    hash.update(`${file}\n`).update(
      createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest(),
    );
  return hash.digest('hex').slice(0, 16);
}
