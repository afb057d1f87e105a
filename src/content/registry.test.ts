import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FIXTURES } from '../../tests/content.ts';
import { listRegisteredPages } from './routes.ts';

const paths = listRegisteredPages({}, FIXTURES).map(({ path }) => path);
const pageFiles = readdirSync('src/site/pages', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.astro'));
/** Matches the paths that a file of `src/site/pages` serves: `services/[service].astro` serves `/services/…`. */
const pathPattern = (file: string) =>
  new RegExp(`^/${file.replace(/(^index)?\.astro$/, '').replace(/\[\w+\]/g, '[^/]+')}$`);

test('has an entry for every page file, and a page file for every entry', () => {
  for (const file of pageFiles)
    expect(
      paths.filter((path) => pathPattern(file).test(path)),
      `src/site/pages/${file} is not in the registry: add it to src/content/schemas/pages.ts.`,
    ).not.toEqual([]);
  for (const path of paths)
    expect(
      pageFiles.filter((file) => pathPattern(file).test(path)),
      `src/content/schemas/pages.ts registers ${path}, so src/site/pages must have one file for it.`,
    ).toHaveLength(1);
});
