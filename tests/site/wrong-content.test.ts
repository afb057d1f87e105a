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
import { filesOf } from '../../src/publish/hosting/files.ts';
import { PATIENCE_MS } from '../patience.ts';
import { runBuild, siteDir } from '../site.ts';

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

/** What the build says of the content with something wrong in it, where there is a good site already. */
function refusal(spoil: (content: string) => void): string {
  const run = mkdtempSync(join(folder, 'run-'));
  const [content, dir] = [join(run, 'content'), join(run, 'site')];
  cpSync(process.env.CONTENT_DIR ?? '', content, { recursive: true });
  cpSync(siteDir(), dir, { recursive: true });
  spoil(content);
  const { status, said } = runBuild({ CONTENT_DIR: content, OUT_DIR: dir });
  expect(status, 'The build took it.').not.toBe(0);
  expect(said, 'A person without code reads this: no stack.').not.toMatch(/^\s+at |node:|Error:/m);
  expect(stateOf(dir), 'The last good site is not what it was.').toEqual(stateOf(siteDir()));
  return said;
}

test('a wrong value is told with its place, and the last good site stays as it is, byte for byte', () => {
  let place = '';
  const said = refusal((content) => {
    writeFileSync(join(content, 'team/founder.yaml'), 'id: one\n');
    const [text] = readdirSync(join(content, 'legal')).filter((name) => name.endsWith('.md'));
    appendFileSync(join(content, `legal/${text}`), '\nAnd one sentence more.\n');
    place = `legal/${text}:${readFileSync(join(content, `legal/${text}`), 'utf8').split('\n').length - 1}`;
  });
  expect(said).toContain('team/founder.yaml:1  id');
  expect(said, 'A changed legal text needs a new date.').toContain(`${place}  the wording of`);
  expect(said).toContain('npm run legal -- renew');
  expect(said).toMatch(/expected .*\n.*found /);
});

// The documents have to be made first, and that is a whole build.
test(
  'so are a link to no part of its page and an anchor that the page has already',
  () => {
    const said = refusal((content) => {
      const change = (file: string, from: RegExp, to: string) =>
        writeFileSync(join(content, file), readFileSync(join(content, file), 'utf8').replace(from, to));
      change('company.yaml', /to: \/about\b/, 'to: /about#nowhere');
      change('pages/about.yaml', /id: culture$/m, 'id: main');
    });
    expect(said).toMatch(
      /company\.yaml:\d+ {2}navigation › entry 2 › to\n.*the page \/about: .*\n.*"\/about#nowhere"/,
    );
    expect(said).toMatch(/about\.yaml:\d+ {2}culture › id\n.*used once on the page \/about,.*\n.*"main"/);
  },
  9 * PATIENCE_MS,
);
