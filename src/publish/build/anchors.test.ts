/** Links to parts of pages, checked against the finished documents. */
import { parse } from 'parse5';
import { expect, test } from 'vitest';
import type { Files } from '../../content/files.ts';
import { writtenIn } from '../../content/reading/written.ts';
import { anchorProblems, anchorsOf } from './anchors.ts';

const SITE = 'https://host.example';
const LEGAL = '---\ntitle: Terms\n---\n## Ending {#end}\n\nSee [there](#nowhere), or [here](#end).\n';

/** What is wrong with pages, each by its path and its body, and with the files that their words are from. */
const problemsOf = (bodies: Record<string, string>, files: Files = {}) =>
  anchorProblems(
    Object.entries(bodies).map(([path, body]) => ({
      file: `${path.slice(1) || 'index'}.html`,
      ...anchorsOf(parse(body), new URL(path, SITE)),
    })),
    writtenIn(files).texts,
    (path) => ({ '/about': 'pages/about.yaml', '/legal/terms': 'legal/terms.md' })[path],
  );

test('links to existing parts, to files and to other sites are no problem', () => {
  const links = [
    '/about#a',
    `${SITE}/about#a`,
    '#b',
    '/',
    '/about',
    '#',
    '/a.svg#c',
    `https://other.example/#c`,
  ];
  const body = links.map((to) => `<a href="${to}">x</a>`).join('');
  expect(problemsOf({ '/': `<p id="b">${body}`, '/about': '<h2 id="a">' })).toEqual([]);
});

test('a link to a part that its page lacks is reported once, where it is written', () => {
  const body = '<h2 id="a"></h2><a href="/about#nowhere">x</a>';
  const files = { 'company.yaml': 'navigation:\n  - label: x\n    to: /about#nowhere\n' };
  expect(problemsOf({ '/': body, '/about': body }, files)).toEqual([
    {
      file: 'content/company.yaml',
      line: 3,
      code: 'reference',
      path: ['navigation', 0, 'to'],
      expected: 'a part of the page /about: #a',
      found: '"/about#nowhere"',
    },
  ]);
});

test('so is one in a text to a part of its own page', () => {
  const body = '<h2 id="end"></h2><a href="#nowhere">there</a><a href="#end">here</a>';
  expect(problemsOf({ '/legal/terms': body }, { 'legal/terms.md': LEGAL })).toMatchObject([
    { file: 'content/legal/terms.md', line: 6, part: 'link', found: '"/legal/terms#nowhere"' },
  ]);
});

test('one that is in no content file is reported by its page', () => {
  expect(problemsOf({ '/': '<a href="/about#b">x</a>', '/about': '' })).toMatchObject([
    { file: '/', found: '"/about#b"' },
  ]);
});
