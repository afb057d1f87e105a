import { filesOnDisk } from '../../../content/files.ts';
import { gitBytes } from '../../../content/git.ts';
import { bytesOf } from './folder.ts';

/** How a folder was before: as the last commit has it, or, outside a repository, as it stood when the form was opened. */
export type Before = {
  files: () => string[];
  bytesOf: (file: string) => Buffer | undefined;
  isCommit: boolean;
};

export function beforeOf(root: string): Before {
  const committed = () =>
    (gitBytes(root, 'ls-tree', '-r', '-z', '--name-only', 'HEAD', '.')?.toString('utf8') ?? '')
      .split('\0')
      .filter(Boolean);
  if (committed().length > 0)
    return {
      files: committed,
      bytesOf: (file) => gitBytes(root, 'show', `HEAD:./${file}`),
      isCommit: true,
    };
  // No git here, or no commit yet.
  const snapshot = new Map(Object.keys(filesOnDisk(root)).map((file) => [file, bytesOf(root, file)]));
  return { files: () => [...snapshot.keys()], bytesOf: (file) => snapshot.get(file), isCommit: false };
}
