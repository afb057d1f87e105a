import { hash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gitOutput } from '../../platform/git.ts';
import { filesOf } from '../hosting/files.ts';

export const BUILD_RECORD = 'build.json';

/** The source and the files of a build. The record has no time, so that builds of the same source are identical. */
export type BuildRecord = {
  /** The commit, in full; null without git, or if the project is not the root of a repository. */
  commit: string | null;
  /** True if the project had changed or new files since that commit. */
  dirty: boolean;
  /** SHA-256, in hexadecimal, of every other file, by its path. */
  files: Record<string, string>;
};

/** Returns a folder's commit and whether files differ from it; no commit for a folder within another repository. */
export function readCommit(root: string): Pick<BuildRecord, 'commit' | 'dirty'> {
  const [commit, prefix] = gitOutput(root, 'rev-parse', 'HEAD', '--show-prefix').split('\n');
  if (!commit || prefix) return { commit: null, dirty: false };
  return { commit, dirty: gitOutput(root, 'status', '--porcelain') !== '' };
}

/** Writes `build.json` into each folder, with the hashes of all its other files. */
export function writeBuildRecords(...dirs: readonly string[]): void {
  const commit = readCommit(join(import.meta.dirname, '../../..'));
  for (const dir of dirs) {
    const files = filesOf(dir).filter((file) => file !== BUILD_RECORD);
    const hashes = files.map((file) => [file, hash('sha256', readFileSync(join(dir, file)))]);
    const record: BuildRecord = { ...commit, files: Object.fromEntries(hashes) };
    writeFileSync(join(dir, BUILD_RECORD), `${JSON.stringify(record, null, 2)}\n`);
  }
}
