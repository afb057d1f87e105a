/** A build with wrong content reports it, and keeps the last good site. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { filesOf } from '../../src/publish/hosting/files.ts';
import { runBuild, siteDir } from '../site.ts';

test('reports a wrong value with its file and line, and keeps every byte of the last good site', () => {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(resolve('.cache/site-wrong-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [content, dir] = [join(folder, 'content'), join(folder, 'site')];
  cpSync(process.env.CONTENT_DIR ?? '', content, { recursive: true });
  cpSync(siteDir(), dir, { recursive: true });
  writeFileSync(join(content, 'team/founder.yaml'), 'id: one\n');
  const terms = join(content, 'legal/terms-of-service.yaml');
  writeFileSync(terms, readFileSync(terms, 'utf8').replace('in force.', 'in force for all.'));
  const { status, output } = runBuild({ CONTENT_DIR: content }, { to: dir });
  expect(status, 'expected the build to refuse it').not.toBe(0);
  expect(output, 'expected no stack: a person without code reads this').not.toMatch(/^\s+at |node:|Error:/m);
  const stateOf = (site: string) =>
    filesOf(site).map((file) => [file, readFileSync(join(site, file)).toString('base64')]);
  expect(stateOf(dir)).toEqual(stateOf(siteDir()));
  expect(output).toContain('team/founder.yaml:1  id');
  expect(output, 'expected a text in force to keep its words').toMatch(
    /legal\/terms-of-service\.yaml:\d+ {2}updated\n.*a day after 2025-09-23.*\n.*other words in intro/,
  );
  expect(output).toMatch(/expected .*\n.*found /);
});
