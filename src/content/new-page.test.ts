import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { FIXTURES, problemsOf, withChange } from '../../tests/content.ts';
import { createSampleState } from '../messmate/engine/sample.ts';
import { computeReadouts } from '../messmate/sample-readouts.ts';
import { cardWords } from '../site/seo/card-words.ts';
import { structuredData } from '../site/seo/structured-data.ts';
import { readContent } from './reading/read.ts';
import { listPages } from './routes.ts';

// Vitest hoists this call above the imports.
vi.mock('./schemas/pages.ts', async (original) => {
  const registry = await original<typeof import('./schemas/pages.ts')>();
  const { internalLink, line, pageHead } = await import('./schemas/text.ts');
  const schema = z.strictObject({ ...pageHead, heading: line(40), to: internalLink.optional() });
  const path = '/a-page-of-this-test';
  const entry = { path, file: `pages${path}.yaml`, schema };
  return { ...registry, PAGES: { ...registry.PAGES, ofThisTest: entry } };
});

const PATH = '/a-page-of-this-test';
const FILE = `pages${PATH}.yaml`;
const words = `title: Invented title\nheading: Invented heading\ndescription: ${'What this test invents. '.repeat(3)}\n`;
const files = { ...FIXTURES, [FILE]: words };

test('reports a registered page without a file, and a repeated title', () => {
  expect(problemsOf(FIXTURES).map(({ file }) => file)).toEqual([`content/${FILE}`]);
  const withSameTitle = { ...files, [FILE]: words.replace('title: Invented title', 'title: About') };
  expect(problemsOf(withSameTitle).map(({ path }) => path)).toEqual([['title']]);
});

test('reports a link field that leads to no page', () => {
  expect(problemsOf({ ...files, [FILE]: `${words}to: ${PATH}#part\n` })).toEqual([]);
  expect(problemsOf({ ...files, [FILE]: `${words}to: /nowhere\n` })).toMatchObject([
    { code: 'reference', file: `content/${FILE}`, path: ['to'], line: 4 },
  ]);
});

test('reads, links, lists and describes a registered page', () => {
  const content = readContent(withChange('company.yaml', 'to: /about', `to: ${PATH}#photos`, files));
  const page = listPages(content).find(({ path }) => path === PATH);
  expect(page).toMatchObject({
    stem: PATH.slice(1),
    name: 'Invented title',
    isListed: true,
    pagesAbove: [{ path: '/' }],
  });
  if (!page) return;
  const readouts = computeReadouts(createSampleState(content.hostel));
  expect(cardWords(content, readouts, page)).toMatchObject({
    title: 'Invented heading',
    alt: expect.stringContaining('Invented heading'),
  });
  expect(JSON.stringify(structuredData(content, page))).toContain('"name":"Invented title"');
});
