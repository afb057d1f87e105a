import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { FIXTURES, problemsOf, withChange } from '../../tests/content.ts';
import { createSampleState } from '../messmate/engine/sample.ts';
import { computeReadouts } from '../messmate/sample-readouts.ts';
import { composeSocialCardWords } from '../site/seo/social-card-words.ts';
import { describePage } from '../site/seo/structured-data.ts';
import { readContent } from './reading/read.ts';
import { listPages } from './routes.ts';

// Vitest hoists this call above the imports.
vi.mock('./schemas/pages.ts', async (original) => {
  const registry = await original<typeof import('./schemas/pages.ts')>();
  const { internalLink, line, pageHead } = await import('./schemas/text.ts');
  const schema = z.strictObject({ ...pageHead, heading: line(40), to: internalLink.optional() });
  const path = '/sample-page';
  const entry = { path, file: `pages${path}.yaml`, schema };
  return { ...registry, PAGES: { ...registry.PAGES, samplePage: entry } };
});

const PATH = '/sample-page';
const FILE = `pages${PATH}.yaml`;
const words = `title: Sample title\nheading: Sample heading\ndescription: ${'A sample description. '.repeat(3)}\n`;
const files = { ...FIXTURES, [FILE]: words };

test('reports a registered page without a file, and a repeated title', () => {
  expect(problemsOf(FIXTURES).map(({ file }) => file)).toEqual([`content/${FILE}`]);
  const withSameTitle = { ...files, [FILE]: words.replace('title: Sample title', 'title: About') };
  expect(problemsOf(withSameTitle).map(({ path }) => path)).toEqual([['title']]);
});

test('reports a link field that leads to no page', () => {
  expect(problemsOf({ ...files, [FILE]: `${words}to: ${PATH}#anchor\n` })).toEqual([]);
  expect(problemsOf({ ...files, [FILE]: `${words}to: /nowhere\n` })).toMatchObject([
    { code: 'reference', file: `content/${FILE}`, path: ['to'], line: 4 },
  ]);
});

test('links, lists and describes a registered page', () => {
  const content = readContent(withChange('company.yaml', 'to: /about', `to: ${PATH}#photos`, files));
  const page = listPages(content).find(({ path }) => path === PATH);
  expect(page).toMatchObject({
    stem: PATH.slice(1),
    name: 'Sample title',
    isListed: true,
    pagesAbove: [{ path: '/' }],
  });
  if (!page) return;
  const readouts = computeReadouts(createSampleState(content.hostel));
  expect(composeSocialCardWords(content, readouts, page)).toMatchObject({
    title: 'Sample heading',
    alt: expect.stringContaining('Sample heading'),
  });
  expect(JSON.stringify(describePage(content, page))).toContain('"name":"Sample title"');
});
