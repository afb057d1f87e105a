import { execFileSync, spawnSync } from 'node:child_process';

/** False if this machine has no git. Tests outside tests/all/ that need it are skipped then. */
export const hasGit = spawnSync('git', ['--version']).status === 0;
if (!hasGit) console.warn('There is no git on this machine: unit tests that need it are skipped.');

/** Runs git in a folder, with an author of its own and unsigned commits. @returns its output */
export const git = (folder: string, ...args: string[]): string =>
  execFileSync(
    'git',
    ['-c', 'user.name=A', '-c', 'user.email=a@b.example', '-c', 'commit.gpgsign=false', ...args],
    { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  );
