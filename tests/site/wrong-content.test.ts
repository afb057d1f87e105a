/** A build of invalid content. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { filesOf } from '../../src/publish/hosting/files.ts';
import { runBuild, siteDir } from '../site.ts';

test('reports invalid values with file and line, and keeps the last good site', () => {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(resolve('.cache/site-wrong-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [contentDir, lastSite] = [join(folder, 'content'), join(folder, 'site')];
  cpSync(process.env.CONTENT_DIR ?? '', contentDir, { recursive: true });
  cpSync(siteDir(), lastSite, { recursive: true });
  writeFileSync(join(contentDir, 'team/founder.yaml'), 'id: one\n');
  const terms = join(contentDir, 'legal/terms-of-service.yaml');
  writeFileSync(terms, readFileSync(terms, 'utf8').replace('in force.', 'in force for all.'));
  const { status, output } = runBuild({ CONTENT_DIR: contentDir }, { outDir: lastSite });
  expect(status, 'expected the build to fail').not.toBe(0);
  expect(output, 'expected no stack trace: owners read this').not.toMatch(/^\s+at |node:|Error:/m);
  const readSite = (site: string) =>
    filesOf(site).map((file) => [file, readFileSync(join(site, file)).toString('base64')]);
  expect(readSite(lastSite), 'expected every byte of the last good site').toEqual(readSite(siteDir()));
  expect(output).toContain('team/founder.yaml:1  id');
  expect(output, 'expected a refusal to change a legal text in force').toMatch(
    /legal\/terms-of-service\.yaml:\d+ {2}updated\n.*a day after 2025-09-23.*\n.*other words in intro/,
  );
  expect(output).toMatch(/expected .*\n.*found /);
});
