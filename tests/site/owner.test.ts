/** The owner's own site: built of content/, and compared with what content/ says. No word is expected here. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'parse5';
import { beforeAll, expect, test } from 'vitest';
import { pagesOf as pagesIn } from '../../src/content/routes.ts';
import { elementsOf } from '../../src/hosting/elements.ts';
import { loadContentFromDisk } from '../../src/reading/read.ts';
import { checkLinks } from '../links.ts';
import { PATIENCE_MS } from '../patience.ts';
import { cleanEnv, pagesOf } from '../site.ts';

const dir = resolve('.cache/owner-site');
const content = loadContentFromDisk('content');

beforeAll(() => {
  const env = cleanEnv({ CONTENT_DIR: resolve('content'), OUT_DIR: dir });
  const built = spawnSync(process.execPath, ['src/build/build.ts'], { env, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(`content/ cannot be built:\n${built.stdout}${built.stderr}`);
}, 9 * PATIENCE_MS);

test('content/ has a page for each of its texts, and no other', () => {
  const built = pagesOf(dir).map(({ route }) => route);
  expect(built.sort()).toEqual(
    pagesIn(content)
      .map(({ path }) => path)
      .sort(),
  );
});

test('each page has one heading and the company in its footer', () => {
  for (const { file, route } of pagesOf(dir)) {
    const html = readFileSync(file, 'utf8');
    const headings = [...elementsOf(parse(html))].filter(({ tagName }) => tagName === 'h1');
    expect(headings, `${route} needs one h1.`).toHaveLength(1);
    expect(html.slice(html.indexOf('<footer')), `${route} does not name the company.`).toContain(
      content.company.name.replace(/&/g, '&amp;'),
    );
  }
});

test('every link, anchor, picture, style and script is there', () => {
  const { looked, faults } = checkLinks(dir, content.company.address);
  expect(faults, 'Each line says which page, and what it names that is not there.').toEqual([]);
  expect(looked).toBeGreaterThan(100);
});
