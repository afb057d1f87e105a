import { type Files, readFiles } from '../../content/files.ts';
import { LEGAL_FILE, listVersionDays, VERSION_FILE } from '../../content/legal/versions.ts';
import { findConflictLine } from '../../content/parsing/file-text.ts';
import { commitBlocker, gitBytes, gitOutput, runGit } from '../../platform/git.ts';
import { UserError } from '../../platform/user-error.ts';
import { type Changes, temporaryTargetOf } from '../../platform/write.ts';

/** A commit of the content folder, which the form calls a version. `day` is like `2026-11-22`, `by` is the author. */
type SavedState = { hash: string; day: string; by: string; subject: string };
export type SavedStates = {
  hasGit: boolean;
  changedFiles: string[];
  /** Newest first. */
  states: SavedState[];
};

const MAX_STATES = 50;
const SAVED_MESSAGE = 'The version is saved.';

/** Runs a git command with `-z`, which ends each entry with a null byte. @returns the entries */
const listByGit = (root: string, command: string, ...args: string[]): string[] =>
  (gitBytes(root, command, '-z', ...args) ?? Buffer.of()).toString('utf8').split('\0').filter(Boolean);

export function readSavedStates(root: string): SavedStates {
  // `git status` prints two characters, a space and the path from the repository's root.
  const prefix = gitOutput(root, 'rev-parse', '--show-prefix');
  return {
    hasGit: gitOutput(root, 'rev-parse', '--is-inside-work-tree') === 'true',
    changedFiles: listByGit(root, 'status', '--porcelain', '--no-renames', '-uall', '--', '.').map((line) =>
      line.slice(3 + prefix.length),
    ),
    states: listByGit(root, 'log', `-${MAX_STATES}`, '--format=%H%x09%cs%x09%an%x09%s', '--', '.').map(
      (line) => {
        const [hash = '', day = '', by = '', ...subject] = line.split('\t');
        return { hash, day, by, subject: subject.join(' ') };
      },
    ),
  };
}

/** Commits only the content folder. @param author replaces git's user, whom several people may share */
export function commitContent(
  root: string,
  subject: string,
  author: { name: string | undefined; email: string | undefined },
): string {
  if (gitOutput(root, 'rev-parse', '--is-inside-work-tree') !== 'true')
    throw new UserError('This folder or computer has no git, so no version can be saved.');
  const files = readFiles(root);
  const conflict = Object.entries(files).find(([, text]) => findConflictLine(text) > 0);
  const [ignored] = listByGit(root, 'ls-files', '--others', '--ignored', '--exclude-standard').filter(
    (file) => file in files,
  );
  const blocker = conflict
    ? `content/${conflict[0]}:${findConflictLine(conflict[1])} has git’s marks of two wordings: keep what is right`
    : ignored
      ? `git ignores content/${ignored}, so the version would lack it: remove its line from .gitignore`
      : commitBlocker(root);
  if (blocker)
    throw new UserError(
      `The version was not saved; your words are as they were. ${blocker}, then save again.`,
    );
  const identityOptions = ['-c', `user.name=${author.name}`, '-c', `user.email=${author.email}`];
  // A commit of a folder leaves out new files until they are added. Temporary files stay out.
  const newFiles = listByGit(root, 'ls-files', '--others', '--exclude-standard').filter(
    (file) => !temporaryTargetOf(file),
  );
  const headBefore = gitOutput(root, 'rev-parse', 'HEAD');
  try {
    if (newFiles.length > 0) runGit(root, 'add', '--intent-to-add', '--', ...newFiles);
    runGit(root, ...identityOptions, 'commit', '--message', subject, '--', '.');
  } catch (error) {
    // The commit exists: git failed or was stopped only after it.
    if (gitOutput(root, 'rev-parse', 'HEAD') !== headBefore) return SAVED_MESSAGE;
    // Restores the index, for example after a hook has refused.
    if (newFiles.length > 0) gitOutput(root, 'reset', '--quiet', '--', ...newFiles);
    throw new UserError(`The version was not saved. git says: ${(error as Error).message}`);
  }
  return SAVED_MESSAGE;
}

/** Returns the changes that restore a saved state. Published legal texts and their legal versions stay as they are. */
export function findChangesToRestore(root: string, hash: string, files: Files): Changes {
  const isPublished = (file: string) =>
    VERSION_FILE.test(file) || listVersionDays(files, LEGAL_FILE.exec(file)?.[1] ?? '').length > 0;
  const changedFiles = listByGit(root, 'diff', '--no-renames', '--relative', '--name-only', hash, '--', '.');
  return new Map(
    changedFiles
      .filter((file) => !isPublished(file))
      .map((file) => [file, gitBytes(root, 'show', `${hash}:./${file}`)] as const)
      // Removals come last: a file that refers to a removed one is restored first.
      .sort(([, a], [, b]) => Number(a === undefined) - Number(b === undefined)),
  );
}
