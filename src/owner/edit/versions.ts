import { git, gitBytes, gitDoes } from '../../content/git.ts';
import { Refused } from './refused.ts';

/** Whether versions can be kept here, on which branch (none where the folder stands at an old version), and what is in none. */
export type Versions = { isKept: boolean; branch: string; changed: { file: string; kind: string }[] };

const KINDS: Record<string, string> = { '?': 'new', A: 'new', D: 'removed' };

function changedIn(root: string): Versions['changed'] {
  const said = gitBytes(root, 'status', '--porcelain', '-z', '--no-renames', '-uall', '--', '.')?.toString(
    'utf8',
  );
  const prefix = git(root, 'rev-parse', '--show-prefix');
  return (said ?? '')
    .split('\0')
    .filter(Boolean)
    .map((line) => {
      const kind = KINDS[line.charAt(0).trim() || line.charAt(1)] ?? 'changed';
      return { file: line.slice(3 + prefix.length), kind };
    });
}

/**
 * Versions of a content folder: git's commits, in the words of its owner.
 * @param owner in whose name a version is kept where git knows none
 */
export function versionsIn(root: string, owner: () => Record<string, string>) {
  const state = (): Versions => ({
    isKept: git(root, 'rev-parse', '--is-inside-work-tree') === 'true',
    branch: git(root, 'symbolic-ref', '--short', '--quiet', 'HEAD'),
    changed: changedIn(root),
  });
  return {
    state,
    /** Keeps the folder as it stands, and nothing beside it. Nothing is saved meanwhile: git is waited for. */
    keep(sentence: string): string {
      const { isKept, branch } = state();
      if (!isKept)
        throw new Refused('There is no git in this folder, or on this computer: no version can be kept.');
      const { company = '', email = '' } = owner();
      const by = git(root, 'config', 'user.email')
        ? []
        : ['-c', `user.name=${company}`, '-c', `user.email=${email}`];
      try {
        gitDoes(root, 'add', '--all', '--', '.');
        gitDoes(root, ...by, 'commit', '--message', sentence, '--', '.');
      } catch (error) {
        throw new Refused(`The version is not kept. git says: ${(error as Error).message}`, 422);
      }
      return branch
        ? 'The version is saved.'
        : 'The version is saved, but on no branch: git may lose it once you go elsewhere. Type git switch -c my-changes in the terminal, which gives it a branch.';
    },
  };
}
