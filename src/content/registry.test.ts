/** One registry names the pages: nothing else has to be told of a new one. */
import { readdirSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { changed, problemsOf, REAL } from '../../tests/content.ts';
import { sampleHostel } from '../messmate/engine/sample.ts';
import { read } from '../messmate/sample-readouts.ts';
import { cardWords } from '../site/seo/card-words.ts';
import { structuredData } from '../site/seo/structured-data.ts';
import { llms } from '../site/seo/texts.ts';
import { readContent } from './reading/read.ts';
import { pagesOf, registeredPages } from './routes.ts';
import { PAGES, type PageEntry } from './schemas/pages.ts';
import { line, pageHead } from './schemas/text.ts';

const registry: Record<string, PageEntry> = PAGES;
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

describe('a new page', () => {
  /** All that a new page brings beside its route and its component: words, and an entry in the registry. */
  const entry: PageEntry = {
    path: '/press',
    file: 'pages/press.yaml',
    schema: z.strictObject({ ...pageHead, heading: line(40) }),
    card: 'about',
  };
  const words = `title: Press\nheading: For the press\ndescription: ${'What journalists ask for. '.repeat(3)}\n`;
  const files = { ...REAL, [entry.file]: words };

  afterEach(() => {
    delete registry['press'];
  });

  test('is unknown before it is in the registry', () => {
    expect(problemsOf(files).map(({ file }) => file)).toEqual(['content/pages/press.yaml']);
    const linked = changed('company.yaml', 'to: /about', 'to: /press');
    expect(problemsOf(linked).map(({ found }) => found)).toEqual(['"/press"']);
  });

  test('is read, checked, linked to, listed, shared and found once it is there', () => {
    registry['press'] = entry;
    expect(problemsOf(REAL).map(({ file }) => file)).toEqual(['content/pages/press.yaml']);
    const twice = { ...files, [entry.file]: words.replace('title: Press', 'title: About') };
    expect(problemsOf(twice).map(({ path }) => path)).toEqual([['title']]);

    const content = readContent(changed('company.yaml', 'to: /about', 'to: /press#photos', files));
    const page = pagesOf(content).find(({ path }) => path === '/press');
    expect(page).toMatchObject({ stem: 'press', name: 'Press', isListed: true, above: [{ path: '/' }] });
    if (!page) return;
    expect(cardWords(content, read(sampleHostel(content.hostel)), page)).toMatchObject({
      title: 'For the press',
      alt: expect.stringContaining('For the press'),
    });
    const home = pagesOf(content).find(({ path }) => path === '/') ?? page;
    expect(
      cardWords(content, read(sampleHostel(content.hostel)), home).title,
      'The company’s name is in every picture already.',
    ).not.toContain(content.company.name);
    expect(llms(content)).toContain('/press.md');
    expect(JSON.stringify(structuredData(content, page))).toContain('"name":"Press"');
  });
});
