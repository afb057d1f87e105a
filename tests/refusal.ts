/** What a build says about faulty content, and whether the last good site survives. */
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, expect } from 'vitest';
import { filesOf } from '../src/publish/hosting/files.ts';
import { runBuild, siteDir } from './site.ts';

mkdirSync('.cache', { recursive: true });
const folder = mkdtempSync(resolve('.cache/site-wrong-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const stateOf = (dir: string) =>
  filesOf(dir).map((file) => [
    file,
    createHash('sha256')
      .update(readFileSync(join(dir, file)))
      .digest('hex'),
  ]);

/** What the build says of wrong content where a good site exists. */
export function refusal(spoil: (content: string) => void): string {
  const run = mkdtempSync(join(folder, 'run-'));
  const [content, dir] = [join(run, 'content'), join(run, 'site')];
  cpSync(process.env.CONTENT_DIR ?? '', content, { recursive: true });
  cpSync(siteDir(), dir, { recursive: true });
  spoil(content);
  const { status, said } = runBuild({ CONTENT_DIR: content }, { to: dir });
  expect(status, 'The build took it.').not.toBe(0);
  expect(said, 'A person without code reads this: no stack.').not.toMatch(/^\s+at |node:|Error:/m);
  expect(stateOf(dir), 'The last good site is not what it was.').toEqual(stateOf(siteDir()));
  return said;
}
