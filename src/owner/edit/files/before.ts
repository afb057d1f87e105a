import { execFileSync } from 'node:child_process';
import { filesOnDisk } from '../../../content/files.ts';
import { bytesOf } from './folder.ts';

/** How a folder was before: as the last commit has it, or, outside a repository, as it stood when the form was opened. */
export type Before = {
  files: () => string[];
  bytesOf: (file: string) => Buffer | undefined;
  isCommit: boolean;
};

const git = (root: string, ...args: string[]): Buffer =>
  execFileSync('git', ['-C', root, ...args], {
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 64 * 1024 * 1024,
  });

const lines = (bytes: Buffer) => bytes.toString('utf8').split('\0').filter(Boolean);

export function beforeOf(root: string): Before {
  const snapshot = new Map(Object.keys(filesOnDisk(root)).map((file) => [file, bytesOf(root, file)]));
  const committed = () => lines(git(root, 'ls-tree', '-r', '-z', '--name-only', 'HEAD', '.'));
  try {
    if (committed().length > 0)
      return {
        files: committed,
        bytesOf: (file) => {
          try {
            return git(root, 'show', `HEAD:./${file}`);
          } catch {
            return undefined;
          }
        },
        isCommit: true,
      };
  } catch {
    // No git here, or no commit yet.
  }
  return { files: () => [...snapshot.keys()], bytesOf: (file) => snapshot.get(file), isCommit: false };
}
