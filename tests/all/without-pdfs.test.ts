/** A build on a machine that Typst's package does not support: macOS, Windows, Linux on ARM. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesOf } from '../../src/publish/hosting/files.ts';
import { runBuild } from '../site.ts';
import { cloneTo } from './clone.ts';
import { folderFor } from './running-program.ts';

test('the site is built without the PDF, says so, and never mentions it', () => {
  const cwd = cloneTo(folderFor('without-pdfs'), '@myriaddreamin');
  const env = { SITE_DIR: '', CONTENT_DIR: 'tests/fixtures/content' };
  const { status, said } = runBuild(env, { cwd });
  expect(status, said).toBe(0);
  expect(said.match(/The site is built without/g), 'One sentence is to say it.').toHaveLength(1);
  const site = join(cwd, 'dist');
  const files = filesOf(site);
  expect(files).toContain('products/messmate.html');
  const naming = files.filter((file) => /\.pdf\b/.test(`${file} ${readFileSync(join(site, file))}`));
  expect(
    naming,
    'They name a PDF that is not there: see where src/site/layouts/brochure.ts is read.',
  ).toEqual([]);
  rmSync(cwd, { recursive: true });
});
