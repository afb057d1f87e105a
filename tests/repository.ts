import { execFileSync, spawnSync } from 'node:child_process';

/** Without git, tests of what it does are skipped. */
export const hasGit = spawnSync('git', ['--version']).status === 0;
if (!hasGit) console.warn('There is no git on this machine: the tests of what it does are left out.');

/** Runs git in a folder, free of this machine's settings. @returns its output */
export const git = (folder: string, ...args: string[]): string =>
  execFileSync(
    'git',
    ['-c', 'user.name=A', '-c', 'user.email=a@b.example', '-c', 'commit.gpgsign=false', ...args],
    {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
