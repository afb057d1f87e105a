import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { PATIENCE_MS } from '../patience.ts';

/** The form on a copy of the fixtures, in a repository of its own. */
export type Running = { url: string; root: string; changed: () => string[]; end: () => Promise<void> };

const git = (root: string, ...args: string[]) =>
  execFileSync('git', ['-C', root, '-c', 'user.name=T', '-c', 'user.email=t@t.example', ...args], {
    encoding: 'utf8',
  });

/** Starts `npm run edit` on a copy of the fixtures, and waits until the site can be seen too. */
export async function startEdit(folder: string): Promise<Running> {
  const root = join(folder, 'content');
  cpSync('tests/fixtures/content', root, { recursive: true });
  git(folder, 'init', '-q');
  git(folder, 'add', '-A');
  git(folder, '-c', 'commit.gpgsign=false', 'commit', '-qm', 'Sample');
  const child: ChildProcess = spawn(process.execPath, [resolve('src/edit/edit.ts')], {
    env: { ...process.env, CONTENT_DIR: root, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const url = await new Promise<string>((done, fail) => {
    const hear = (text: Buffer) => {
      said += text;
      const [, form] = /Change the site at (\S+)/.exec(said) ?? [];
      if (form && /being changed: \S+/.test(said)) done(form);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', () => fail(new Error(`npm run edit ended by itself: ${said}`)));
    setTimeout(() => fail(new Error(`npm run edit did not start: ${said}`)), 4 * PATIENCE_MS).unref();
  });
  const changed = () =>
    git(folder, 'status', '--porcelain', '--untracked-files=all').split('\n').filter(Boolean).sort();
  const end = () =>
    new Promise<void>((done) => {
      child.once('exit', () => done());
      child.kill();
    });
  return { url, root, changed, end };
}

/** The lines that differ from the commit, without the names of files. */
export const diffOf = ({ root }: Running): string[] =>
  git(root, 'diff', '-U0')
    .split('\n')
    .filter((line) => /^[+-](?![+-]{2} )/.test(line));

/** A photograph as a telephone makes it: on its side, with the place in it. */
export const photograph = () =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#2a6' } })

    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '12/1 58/1 0/1' } })
    .jpeg()
    .toBuffer();
