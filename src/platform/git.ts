import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

/** A repository's settings may name a program that git would start. */
const SAFELY = ['-c', 'core.fsmonitor=false'];
const MAX_BYTES = 64 * 1024 * 1024;

/** A hook of git sets these for the programs that it starts, and they would lead to its own repository. */
const OF_A_HOOK = /^GIT_(?:DIR|WORK_TREE|INDEX_FILE|PREFIX|COMMON_DIR|OBJECT_DIRECTORY|NAMESPACE)$/;
const cleanEnv = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !OF_A_HOOK.test(name)));

const reported = new Set<string>();

/** Warns once that git does not read a folder of another user: to the site that is a folder without git. */
function warnOfOwner(folder: string, { stderr }: { stderr?: Buffer }): void {
  const [cure] = /git config .*safe\.directory .*/.exec(String(stderr)) ?? [];
  if (!cure || reported.has(folder)) return;
  reported.add(folder);
  console.warn(
    `git refuses to read ${resolve(folder)}, which belongs to another user, so there are no dates and no versions. Allow it: \`${cure}\``,
  );
}

/** Undefined outside a repository, without git, or where the command fails. */
export function gitBytes(folder: string, ...args: string[]): Buffer | undefined {
  try {
    // Without optional locks it does not get in the way of other git commands.
    return execFileSync('git', ['--no-optional-locks', ...SAFELY, '-C', folder, ...args], {
      env: cleanEnv(),
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: MAX_BYTES,
    });
  } catch (error) {
    warnOfOwner(folder, error as { stderr?: Buffer });
    return undefined;
  }
}

/** Empty where there is no output. */
export const git = (folder: string, ...args: string[]): string =>
  gitBytes(folder, ...args)
    ?.toString('utf8')
    .trim() ?? '';

/** Why a commit now would be lost, or commit half of a merge, and what to do; undefined if it would not. */
export function commitBlocker(folder: string): string | undefined {
  const unmerged = git(folder, 'diff', '--name-only', '--diff-filter=U').replaceAll('\n', ', ');
  if (unmerged)
    return `Two wordings meet in ${unmerged}: keep what is right and finish with “git add” and “git status”`;
  if (git(folder, 'symbolic-ref', '--quiet', 'HEAD')) return undefined;
  return 'git shows an earlier commit and no branch (“detached HEAD”), where a version is lost as soon as one goes back: type “git switch -c my-changes” in the terminal, which keeps your changes';
}

const TIMEOUT_MS = 120_000;
/** Characters of the end of git's message. */
const MAX_MESSAGE = 2000;

/** For a command that changes something. @throws with git's own message */
export function runGit(folder: string, ...args: string[]): void {
  try {
    execFileSync('git', ['--literal-pathspecs', ...SAFELY, '-C', folder, ...args], {
      env: cleanEnv(),
      stdio: 'pipe',
      encoding: 'utf8',
      // A hook may print more than Node takes by default, and git would be ended in the middle.
      maxBuffer: MAX_BYTES,
      timeout: TIMEOUT_MS,
    });
  } catch (error) {
    const { stderr, stdout } = error as { stderr?: string; stdout?: string };
    throw new Error((stderr || stdout || '').trim().slice(-MAX_MESSAGE) || 'nothing.');
  }
}
