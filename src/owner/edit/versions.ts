import { filesOnDisk } from '../../content/files.ts';
import { conflictLine } from '../../content/known-files.ts';
import { git, gitBytes, gitDoes, whyNoCommit } from '../../platform/git.ts';
import { Refusal } from '../../platform/refusal.ts';
import { targetOf } from '../../platform/write.ts';

/** Whether there is git, and the files that have changed since the last version. */
export type Versions = { isKept: boolean; changed: string[] };

/** What a command of git prints, with a null byte behind each. */
const listed = (root: string, ...args: string[]): string[] =>
  (gitBytes(root, ...args) ?? Buffer.of()).toString('utf8').split('\0').filter(Boolean);

export function versionsIn(root: string): Versions {
  const prefix = git(root, 'rev-parse', '--show-prefix');
  return {
    isKept: git(root, 'rev-parse', '--is-inside-work-tree') === 'true',
    changed: listed(root, 'status', '--porcelain', '-z', '--no-renames', '-uall', '--', '.').map((line) =>
      line.slice(3 + prefix.length),
    ),
  };
}

/**
 * Commits the content folder and nothing else. It waits for git, so nothing is saved meanwhile.
 * @param author not git's own user, since several people may share the computer
 */
export function commitContent(
  root: string,
  sentence: string,
  author: { name: string | undefined; email: string | undefined },
): string {
  const { isKept } = versionsIn(root);
  if (!isKept) throw new Refusal('This folder or computer has no git, so no version can be saved.');
  const marked = Object.entries(filesOnDisk(root)).find(([, text]) => conflictLine(text) > 0);
  const why = marked
    ? `content/${marked[0]}:${conflictLine(marked[1])} has git’s marks of two wordings: keep what is right`
    : whyNoCommit(root);
  if (why)
    throw new Refusal(`The version was not saved; your words are as they were. ${why}, then save again.`);
  const by = ['-c', `user.name=${author.name}`, '-c', `user.email=${author.email}`];
  // Git takes changes and removals from the folder by itself; of new files it has to be told.
  const added = listed(root, 'ls-files', '--others', '--exclude-standard', '-z').filter(
    (file) => !targetOf(file),
  );
  try {
    if (added.length > 0) gitDoes(root, 'add', '--intent-to-add', '--', ...added);
    gitDoes(root, ...by, 'commit', '--message', sentence, '--', '.');
  } catch (error) {
    // Such as a hook that refuses: everything is as it was.
    if (added.length > 0) git(root, 'reset', '--quiet', '--', ...added);
    throw new Refusal(`The version was not saved. git says: ${(error as Error).message}`);
  }
  return 'The version is saved.';
}
