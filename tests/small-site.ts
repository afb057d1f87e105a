/** A built site of a few files, for tests of the server and of verify. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { precompress } from '../src/publish/build/precompress.ts';
import { writeHostFiles } from '../src/publish/hosting/host-files.ts';

/** A text that is long enough to be compressed. */
export const LONG_TEXT = 'words that repeat, '.repeat(200);

export async function makeSmallSite(
  dir: string,
  files: Record<string, string>,
  redirects: Record<string, string> = {},
): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), text);
  }
  writeHostFiles(dir, [], { strictTransport: 'host', redirects });
  await precompress(dir);
}
