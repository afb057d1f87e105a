import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { filesOf } from '../../src/hosting/files.ts';
import { siteDir } from '../site.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-wrong-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Every file of a folder with what is in it. */
const stateOf = (dir: string) =>
  filesOf(dir).map((file) => [
    file,
    createHash('sha256')
      .update(readFileSync(join(dir, file)))
      .digest('hex'),
  ]);

test('a wrong value is told with its place, and the last good site stays as it is, byte for byte', () => {
  const [content, dir] = [join(folder, 'content'), join(folder, 'site')];
  cpSync(process.env.CONTENT_DIR ?? '', content, { recursive: true });
  cpSync(siteDir(), dir, { recursive: true });
  writeFileSync(join(content, 'team/founder.yaml'), 'id: one\n');
  const [text] = readdirSync(join(content, 'legal')).filter((name) => name.endsWith('.md'));
  appendFileSync(join(content, `legal/${text}`), '\nAnd one sentence more.\n');
  const line = readFileSync(join(content, `legal/${text}`), 'utf8').split('\n').length - 1;
  const env = { ...process.env, CONTENT_DIR: content, OUT_DIR: dir };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/build/build.ts'], {
    env,
    encoding: 'utf8',
  });
  expect(status, 'The build took it.').not.toBe(0);
  expect(stderr).toContain('team/founder.yaml:1  id');
  expect(stderr, 'A changed legal text needs a new date.').toContain(`legal/${text}:${line}  the wording of`);
  expect(stderr).toContain('npm run legal -- renew');
  expect(stderr).toMatch(/expected .*\n.*found /);
  expect(stderr + stdout, 'A person without code reads this: no stack.').not.toMatch(/^\s+at |node:|Error:/m);
  expect(stateOf(dir)).toEqual(stateOf(siteDir()));
});
