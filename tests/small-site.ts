/** A site of a few files, as the build leaves one, to try the server and verify on. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { precompress } from '../src/publish/build/precompress.ts';
import { writeHostFiles } from '../src/publish/hosting/host-files.ts';

/** Enough text to be worth compressing. */
export const LONG = 'words that repeat, '.repeat(200);

export async function makeSite(
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
