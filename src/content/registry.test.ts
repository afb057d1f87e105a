/** One registry names the pages: nothing else has to be told of one. */
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { changed, problemsOf, REAL } from '../../tests/content.ts';
import { registeredPages } from './routes.ts';
import { PAGES } from './schemas/pages.ts';

const paths = registeredPages({}, REAL).map(({ path }) => path);
const routeFiles = readdirSync('src/site/pages', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.astro'));
/** The paths that a file of `src/site/pages` stands for: `services/[service].astro` for `/services/…`. */
const pathsOf = (file: string) =>
  new RegExp(`^/${file.replace(/(^index)?\.astro$/, '').replace(/\[\w+\]/g, '[^/]+')}$`);

test('every route has its entry in the registry, and every entry its route', () => {
  for (const file of routeFiles)
    expect(
      paths.filter((path) => pathsOf(file).test(path)),
      `src/site/pages/${file} is not in the registry: add it to src/content/schemas/pages.ts.`,
    ).not.toEqual([]);
  for (const path of paths)
    expect(
      routeFiles.filter((file) => pathsOf(file).test(path)),
      `src/content/schemas/pages.ts names ${path}, for which nothing is in src/site/pages.`,
    ).toHaveLength(1);
});

test('a page that is not in it is none, and nobody adds one on the way', () => {
  const path = '/a-page-of-this-test';
  const file = `pages${path}.yaml`;
  expect(problemsOf({ ...REAL, [file]: 'title: A title' }).map((problem) => problem.file)).toEqual([
    `content/${file}`,
  ]);
  const linked = changed('company.yaml', 'to: /about', `to: ${path}`);
  expect(problemsOf(linked).map(({ found }) => found)).toEqual([`"${path}"`]);
  expect(() => Object.assign(PAGES, { another: PAGES.about })).toThrow();
});
