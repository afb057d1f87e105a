/** Creates a built site of a few files, for tests of hosting. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { precompress } from '../src/publish/build/precompress.ts';
import { writeHostFiles } from '../src/publish/hosting/host-files.ts';

/** A text that is long enough for compression. */
export const LONG_TEXT = 'words that repeat, '.repeat(200);

/** Writes files, host files and compressed copies into a folder. @param redirects new address by old address */
export async function makeSmallSite(
  dir: string,
  files: Record<string, string>,
  redirects: Record<string, string> = {},
): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), text);
  }
  const pictureOrigins: string[] = [];
  writeHostFiles(dir, pictureOrigins, { strictTransport: 'host', redirects });
  await precompress(dir);
}
