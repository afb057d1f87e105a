/** The sites of two other companies, whose owners followed docs/owner.md. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PAGES } from '../../src/content/schemas/pages.ts';
import { filesOf } from '../../src/publish/hosting/files.ts';
import { dataOf } from '../content.ts';
import { EXCLUDE_ARGS, IDENTITY_TRACES, OWNERS, PIXEL, SCRIPT } from '../owners.ts';
import { readTexts } from '../plain-text.ts';
import { cleanEnv, pagesOf, runBuild } from '../site.ts';

const ROOT = resolve('.cache/owners');
const readText = (html: string) => readTexts(html).join(' ').replace(/\s+/g, ' ');

describe.each(OWNERS.map((owner, i) => ({ ...owner, i })))('the site of $name', ({ files, pageTexts, i }) => {
  const content = join(ROOT, String(i), 'content');
  const dir = join(ROOT, String(i), 'site');

  test('builds without errors', () => {
    rmSync(join(ROOT, String(i)), { recursive: true, force: true });
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(content, path)), { recursive: true });
      writeFileSync(join(content, path), /\.(png|jpe?g)$/.test(path) ? Buffer.from(PIXEL, 'base64') : text);
    }
    const { status, output } = runBuild({ CONTENT_DIR: content }, { outDir: dir });
    expect(status, output).toBe(0);
  });

  test('contains no name, address or mark of the tests’ company in any file', () => {
    for (const file of filesOf(dir).filter((name) => !/\.(br|gz)$/.test(name))) {
      const bytes = readFileSync(join(dir, file));
      for (const trace of IDENTITY_TRACES)
        expect(bytes.includes(trace), `expected no "${trace}" in ${file}`).toBe(false);
    }
  });

  test('shows the owner’s texts as text, never as HTML', () => {
    const pages = new Map(pagesOf(dir).map(({ file, route }) => [route, readFileSync(file, 'utf8')]));
    for (const [route, text] of pageTexts)
      expect(readText(pages.get(route) ?? ''), `expected the owner’s text on ${route}`).toContain(text);
    for (const [route, html] of pages)
      expect(html.replace(/="[^"]*"/g, ''), `expected escaped text on ${route}`).not.toContain(SCRIPT);
  });

  test.skipIf(PAGES.messmate.file in files)('does not mention a product without content files', () => {
    const { product } = Object(dataOf('company.yaml', files));
    for (const { file, route } of pagesOf(dir)) {
      const html = readFileSync(file, 'utf8');
      expect(html, route).not.toContain(`href="${PAGES.messmate.path}`);
      // The legal texts are about the app.
      if (!route.startsWith('/legal/')) expect(readText(html), route).not.toContain(product);
    }
  });

  test('passes those tests of tests/site that concern every owner', () => {
    const env = cleanEnv({ CONTENT_DIR: content, SITE_DIR: dir });
    const args = ['run', '--project', 'site', '--reporter', 'default', ...EXCLUDE_ARGS];
    const command = ['node_modules/vitest/vitest.mjs', ...args];
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { env, encoding: 'utf8' });
    expect(status, stdout + stderr).toBe(0);
    expect(stdout).toMatch(/Tests\s+\d+ passed/);
  });
});
