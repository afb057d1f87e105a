/**
 * A build on a machine for which this project installs no Typst (macOS, Windows, Linux on ARM). Under root the
 * build runs as a user who may not write into node_modules.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesOf } from '../../src/publish/hosting/files.ts';
import { runBuild } from '../site.ts';
import { cloneProject } from './clone.ts';
import { makeFolder } from './running-program.ts';

/** The id of Debian's user `nobody`. */
const NOBODY = 65_534;

test('builds the site without PDFs and without writing into node_modules', () => {
  // The clone leaves out this npm scope, which has all packages of Typst.
  const cwd = cloneProject(makeFolder('limited'), '@myriaddreamin');
  const packages = join(cwd, 'node_modules');
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    execFileSync('chown', ['-R', '-h', String(NOBODY), cwd]);
    execFileSync('chown', ['root', packages]);
  }
  const installed = readdirSync(packages);
  const env = { HOME: cwd, SITE_DIR: '', CONTENT_DIR: 'tests/fixtures/content' };
  const { status, output } = runBuild(env, { cwd, ...(isRoot ? { uid: NOBODY } : {}) });
  expect(status, output).toBe(0);
  expect(output.match(/The site is built without/g), 'expected one message about the PDF').toHaveLength(1);
  const site = join(cwd, 'dist');
  expect(existsSync(join(site, 'social/index.png')), 'expected pictures for social networks').toBe(true);
  expect(readdirSync(packages), 'expected no new file in node_modules').toEqual(installed);
  // .htaccess has rules for PDFs even if the site has none.
  const mentions = filesOf(site).filter(
    (file) => file !== '.htaccess' && /\.pdf\b/.test(`${file} ${readFileSync(join(site, file))}`),
  );
  expect(mentions, 'expected no mention of the PDF: see src/site/layouts/brochure.ts').toEqual([]);
  rmSync(cwd, { recursive: true });
});
