import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadContentFromDisk } from '../../src/content/load.ts';
import { pagesOf } from '../../src/found/pages.ts';
import { filesOfPages } from '../../src/found/sitemap.ts';

const pages = pagesOf(loadContentFromDisk('content'));
const files = filesOfPages(pages, 'content');
const of = (path: string) => files.get(path) ?? [];
const FIGURES = /^src\/messmate\/(readouts\.ts$|engine\/)/;

test('a page has the date of its words, its route and its own sections, all of which are there', () => {
  for (const { path, route, words } of pages)
    for (const file of [`src/pages/${route}`, ...words.map((name) => `content/${name}`)])
      expect(of(path)).toContain(file);
  expect(of('/about')).toContain('src/site/about/AboutPage.tsx');
  expect(of('/team')).toContain('src/components/Avatar/Avatar.tsx');
  for (const file of [...files.values()].flat()) expect(existsSync(file), `${file} is not there.`).toBe(true);
});

test('a source file that pages share dates none of them, but for what computes the figures that they show', () => {
  const routes = new Map<string, Set<string>>();
  for (const { path, route } of pages)
    for (const file of of(path).filter((name) => name.startsWith('src/') && !FIGURES.test(name)))
      routes.set(file, (routes.get(file) ?? new Set()).add(route));
  const shared = [...routes].filter(([, all]) => all.size > 1).map(([file]) => file);
  expect(shared).toEqual([]);
});

test('the engine dates the pages that show its figures, and no other', () => {
  const dated = pages
    .filter(({ path }) => of(path).some((file) => FIGURES.test(file)))
    .map(({ path }) => path);
  expect(dated).toEqual(['/', '/products', '/products/messmate']);
});
