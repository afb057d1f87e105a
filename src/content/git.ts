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
