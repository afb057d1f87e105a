import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

/** Stops git from starting the program that the repository's `core.fsmonitor` names. */
const SAFE_OPTIONS = ['-c', 'core.fsmonitor=false'];
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** Variables that git sets for programs of a hook. With them git would ignore `-C` and use the hook's repository. */
const HOOK_VARIABLE = /^GIT_(?:DIR|WORK_TREE|INDEX_FILE|PREFIX|COMMON_DIR|OBJECT_DIRECTORY|NAMESPACE)$/;
const envWithoutHookVariables = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !HOOK_VARIABLE.test(name)));

const reportedFolders = new Set<string>();

/** Warns once that git refuses to read a folder because it belongs to another user. */
function warnOfForeignFolder(folder: string, { stderr }: { stderr?: Buffer }): void {
  const [command] = /git config .*safe\.directory .*/.exec(String(stderr)) ?? [];
  if (!command || reportedFolders.has(folder)) return;
  reportedFolders.add(folder);
  console.warn(
    `git refuses to read ${resolve(folder)}, which belongs to another user, so the build does not know its commit and the form saves no versions. Allow it: \`${command}\``,
  );
}

/** Returns the output of a git command, or undefined without git, outside a repository or if the command fails. */
export function gitBytes(folder: string, ...args: string[]): Buffer | undefined {
  try {
    // Optional locks would block other git commands.
    return execFileSync('git', ['--no-optional-locks', ...SAFE_OPTIONS, '-C', folder, ...args], {
      env: envWithoutHookVariables(),
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: MAX_OUTPUT_BYTES,
    });
  } catch (error) {
    warnOfForeignFolder(folder, error as { stderr?: Buffer });
    return undefined;
  }
}

/** Returns the trimmed output of a git command; '' if it fails or prints nothing. */
export const gitOutput = (folder: string, ...args: string[]): string =>
  String(gitBytes(folder, ...args) ?? '').trim();

/** Explains why a commit would be lost or contain half of a merge, and what to do; undefined if it would not. */
export function commitBlocker(folder: string): string | undefined {
  const unmerged = gitOutput(folder, 'diff', '--name-only', '--diff-filter=U').replaceAll('\n', ', ');
  if (unmerged)
    return `git found two wordings in ${unmerged}: keep the right one, “git add” it and do as “git status” says`;
  if (gitOutput(folder, 'symbolic-ref', '--quiet', 'HEAD')) return undefined;
  return 'git has no branch checked out (“detached HEAD”), so a saved version would be lost once you switch to a branch: type “git switch -c my-changes” in the terminal, which keeps your changes';
}

const TIMEOUT_MS = 120_000;
const MAX_MESSAGE_CHARACTERS = 2000;

/** Runs a git command that changes the repository. @throws git's message; callers put "git says: " before it */
export function runGit(folder: string, ...args: string[]): void {
  try {
    execFileSync('git', ['--literal-pathspecs', ...SAFE_OPTIONS, '-C', folder, ...args], {
      env: envWithoutHookVariables(),
      stdio: 'pipe',
      encoding: 'utf8',
      // A hook may print more than Node's default, at which Node would kill git.
      maxBuffer: MAX_OUTPUT_BYTES,
      timeout: TIMEOUT_MS,
    });
  } catch (error) {
    const { stderr, stdout } = error as { stderr?: string; stdout?: string };
    throw new Error((stderr || stdout || '').trim().slice(-MAX_MESSAGE_CHARACTERS) || 'nothing.');
  }
}
