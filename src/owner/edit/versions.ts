import { git, gitDoes, gitPush } from '../../content/git.ts';
import { Refused } from './refused.ts';

/** Whether versions can be kept here, and how many the host has not got: nothing where no host is configured. */
export type Versions = { isKept: boolean; unpublished: number | null };

const saidBy = (doing: string, error: unknown) =>
  new Refused(`${doing} git says: ${(error as Error).message}`, 422);

/**
 * Versions of a content folder: git's commits, in the words of its owner.
 * @param owner in whose name a version is kept where git knows none
 */
export function versionsIn(root: string, owner: () => Record<string, string>) {
  const state = (): Versions => ({
    isKept: git(root, 'rev-parse', '--is-inside-work-tree') === 'true',
    // A host builds from the branch that this one is sent to.
    unpublished: git(root, 'rev-parse', '--abbrev-ref', '@{upstream}')
      ? Number(git(root, 'rev-list', '--count', '@{upstream}..HEAD'))
      : null,
  });
  return {
    state,
    /** Keeps the folder as it stands, and nothing beside it. Nothing is saved meanwhile: git is waited for. */
    keep(sentence: string) {
      if (!state().isKept)
        throw new Refused('There is no git in this folder, or on this computer: no version can be kept.');
      const { company = '', email = '' } = owner();
      const isKnown = git(root, 'config', 'user.email');
      const by = isKnown ? [] : ['-c', `user.name=${company}`, '-c', `user.email=${email}`];
      try {
        gitDoes(root, 'add', '--all', '--', '.');
        gitDoes(root, ...by, 'commit', '--message', sentence, '--', '.');
      } catch (error) {
        throw saidBy('The version is not kept.', error);
      }
    },
    async publish() {
      if (state().unpublished === null) throw new Refused('No host is configured that builds from versions.');
      await gitPush(root).catch((error) => {
        throw saidBy('Nothing was published.', error);
      });
    },
  };
}
