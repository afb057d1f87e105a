import { execFileSync } from 'node:child_process';

/** As much as git may answer: pictures are large. */
const MOST_BYTES = 64 * 1024 * 1024;

/** What git answers in a folder, byte for byte; nothing outside a repository, where there is no git, or where it fails. */
export function gitBytes(folder: string, ...args: string[]): Buffer | undefined {
  try {
    // Without optional locks it gets in nobody's way who works in the repository at the same time.
    return execFileSync('git', ['--no-optional-locks', '-C', folder, ...args], {
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: MOST_BYTES,
    });
  } catch {
    return undefined;
  }
}

/** The same as text, empty where there is none. */
export const git = (folder: string, ...args: string[]): string =>
  gitBytes(folder, ...args)
    ?.toString('utf8')
    .trim() ?? '';

/** Longer than a network takes to answer, in milliseconds. */
const MOST_MS = 120_000;

/** Has git change something in a folder, and waits for it. @throws with what git says where it does not do it */
export function gitDoes(folder: string, ...args: string[]): void {
  try {
    execFileSync('git', ['-C', folder, ...args], { stdio: 'pipe', encoding: 'utf8', timeout: MOST_MS });
  } catch (error) {
    const { stderr, stdout } = error as { stderr?: string; stdout?: string };
    throw new Error((stderr || stdout || '').trim() || 'nothing.');
  }
}
