import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { SCRATCH } from './disk.ts';

export const FIXTURES_FOLDER = 'tests/fixtures/content';

/** Copies the tests' company to an empty folder before each test of the calling file. @returns the copy */
export function copyContentBeforeEach() {
  const copy = {
    /** A temporary folder. */
    folder: '',
    /** The content folder, `site/content` in the temporary folder. */
    root: '',
    pathOf: (file: string) => join(copy.root, file),
    read: (file: string) => readFileSync(join(copy.root, file), 'utf8'),
    write: (file: string, text: string | Uint8Array) => writeFileSync(join(copy.root, file), text),
    /** Restores the copied files, and removes all others from the temporary folder. */
    reset() {
      rmSync(copy.folder, { recursive: true });
      cpSync(FIXTURES_FOLDER, copy.root, { recursive: true });
    },
  };
  beforeAll(() => {
    copy.folder = mkdtempSync(join(SCRATCH, 'edit-'));
    copy.root = join(copy.folder, 'site/content');
  });
  beforeEach(copy.reset);
  afterAll(() => rmSync(copy.folder, { recursive: true }));
  return copy;
}
