import { git, gitBytes, gitDoes } from '../../content/git.ts';
import { Refusal } from '../../content/problems.ts';

/** Whether git can keep versions here, on which branch (none at an old version), and the files that are not in one yet. */
export type Versions = { isKept: boolean; branch: string; changed: string[] };

export function versionsIn(root: string): Versions {
  const said = gitBytes(root, 'status', '--porcelain', '-z', '--no-renames', '-uall', '--', '.')?.toString(
    'utf8',
  );
  const prefix = git(root, 'rev-parse', '--show-prefix');
  return {
    isKept: git(root, 'rev-parse', '--is-inside-work-tree') === 'true',
    branch: git(root, 'symbolic-ref', '--short', '--quiet', 'HEAD'),
    changed: (said ?? '')
      .split('\0')
      .filter(Boolean)
      .map((line) => line.slice(3 + prefix.length)),
  };
}

/**
 * Commits a content folder and nothing else. It waits for git, so nothing is saved meanwhile.
 * @param author who has made it; not git's own user, since several people may share the computer
 */
export function keepVersionOf(
  root: string,
  sentence: string,
  author: { name: string | undefined; email: string | undefined },
): string {
  const { isKept } = versionsIn(root);
  if (!isKept) throw new Refusal('This folder or computer has no git, so no version can be saved.');
  const by = ['-c', `user.name=${author.name}`, '-c', `user.email=${author.email}`];
  try {
    gitDoes(root, 'add', '--all', '--', '.');
    gitDoes(root, ...by, 'commit', '--message', sentence, '--', '.');
  } catch (error) {
    throw new Refusal(`The version is not kept. git says: ${(error as Error).message}`);
  }
  return 'The version is saved.';
}
