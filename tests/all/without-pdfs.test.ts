/** A build on a machine for which what sets the PDFs is not made: macOS, Windows, Linux on ARM. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { filesOf } from '../../src/publish/hosting/files.ts';
import { runBuild } from '../site.ts';
import { cloneTo } from './clone.ts';

const root = mkdtempSync(join(tmpdir(), 'without-pdfs-'));
afterAll(() => rmSync(root, { recursive: true, force: true }), 60_000);

test('the site is built without the PDFs, says so, and names them nowhere', () => {
  const clone = cloneTo(join(root, 'site'), '@myriaddreamin');
  const { status, said } = runBuild(
    { OUT_DIR: '', SITE_DIR: '', CONTENT_DIR: 'tests/fixtures/content' },
    clone,
  );
  expect(status, said).toBe(0);
  expect(said.match(/The site is built without/g), 'One sentence is to say it.').toHaveLength(1);
  const site = join(clone, 'dist');
  const files = filesOf(site);
  expect(files).toContain('products/messmate.html');
  const naming = files.filter((file) => /\.pdf\b/.test(`${file} ${readFileSync(join(site, file))}`));
  expect(naming, 'They name a PDF that is not there: see where src/site/layouts/papers.ts is read.').toEqual(
    [],
  );
}, 300_000);
