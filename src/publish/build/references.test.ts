import { parse } from 'parse5';
import { expect, test } from 'vitest';
import type { Files } from '../../content/files.ts';
import { readSourceTexts } from '../../content/reading/source-texts.ts';
import { findDeadReferences, findFileRedirects, listRedirectTargets, listReferences } from './references.ts';

const SITE = 'https://host.example';
const LEGAL =
  'title: Terms\nsections:\n  - title: End\n    body: |-\n      Words.\n\n      [there](#nowhere) and [here](#end).\n';

/** Returns the problems of a site. @param bodies HTML by page address @param files its content files */
const problemsOf = (bodies: Record<string, string>, files: Files = {}) =>
  findDeadReferences(
    Object.entries(bodies).map(([path, body]) => ({
      file: `${path.slice(1) || 'index'}.html`,
      ...listReferences(parse(body), new URL(path, SITE)),
    })),
    ['a.svg', 'a/b.png'],
    readSourceTexts(files).texts,
    (path) => ({ '/about': 'pages/about.yaml', '/legal/terms': 'legal/terms.yaml' })[path],
  );

test('accepts links to existing ids, to files and to other sites', () => {
  const links = `/about#a ${SITE}/about#a #b / /about # /a.svg#c https://other.example/#c`.split(' ');
  const body = links.map((to) => `<a href="${to}">x</a>`).join('');
  expect(problemsOf({ '/': `<p id="b">${body}`, '/about': '<h2 id="a">' })).toEqual([]);
});

test('reports a link to a missing id once, with the line in the content', () => {
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

test('reports a link in a text to a missing id of the same page', () => {
  const body = '<h2 id="end"></h2><a href="#nowhere">there</a><a href="#end">here</a>';
  const [problem] = problemsOf({ '/legal/terms': body }, { 'legal/terms.yaml': LEGAL });
  expect(problem).toMatchObject({ file: 'content/legal/terms.yaml', line: 7, path: ['sections', 0, 'body'] });
});

test('names the page of a link that is in no content file', () => {
  expect(problemsOf({ '/': '<a href="/about#b">x</a>', '/about': '' })).toMatchObject([
    { file: '/', found: '"/about#b"' },
  ]);
});

test('reports a missing file or page once, with the first page that refers to it', () => {
  const body = '<img src="/gone.png"><img src="/a/b.png"><a href="/a">x</a><a href="about.html">y</a>';
  expect(problemsOf({ '/about': body, '/': body })).toMatchObject([
    { file: '/about', found: '"/a"', expected: 'a page, or a file of public/ or content/' },
    { file: '/about', found: '"/about.html"' },
    { file: '/about', found: '"/gone.png"' },
  ]);
});

test.each([
  ['<a href="/about#culture">', ['about#culture']],
  ['<a href="c?d=1">', ['a/c']],
  ['<a href="#here">', ['a/b#here']],
  ['<a href="/">', ['']],
  [`<link rel="canonical" href="${SITE}/x">`, ['x']],
  ['<img src="/a%20b.png">', ['a b.png']],
  ['<img srcset="/a.png 1x,/b.png 2x, /c,d.png 3x">', ['a.png', 'b.png', 'c,d.png']],
  ['<video poster="/a.jpg"><source src="/a.mp4"></video>', ['a.jpg', 'a.mp4']],
  ['<svg><use xlink:href="/a.svg#b"/></svg>', ['a.svg']],
  ['<a href="https://elsewhere.example/a"><a href="mailto:a@b.example"><a href="data:,a">', []],
  ['<template><img src="/a.png"></template><noscript><img src="/b.png"></noscript>', ['a.png', 'b.png']],
  ['<style>@font-face{src:url("/_astro/a.woff2")}i{mask:url(/b.svg)}</style>', ['_astro/a.woff2', 'b.svg']],
])('finds the references in %s', (body, references) => {
  const tree = parse(`<!doctype html><title>T</title><body>${body}`, { scriptingEnabled: false });
  expect(listReferences(tree, new URL(`${SITE}/a/b`)).references).toEqual(references);
});

test('rejects a redirect from an existing file, or to a missing id', () => {
  const redirects = { '/a.svg': '/about', '/old': '/about#nowhere', '/other': 'https://other.example/' };
  const { texts } = readSourceTexts({
    'site.yaml': 'redirects:\n  /a.svg: /about\n  /old: /about#nowhere\n  /other: https://other.example/\n',
  });
  const pages = [{ file: 'about.html', ids: ['a'], references: [] }, listRedirectTargets(redirects)];
  expect(findDeadReferences(pages, [], texts, () => undefined)).toMatchObject([
    { file: 'content/site.yaml', line: 3, found: '"/about#nowhere"' },
  ]);
  expect(findFileRedirects(redirects, ['a.svg'], texts)).toMatchObject([
    { file: 'content/site.yaml', line: 2, path: ['redirects', '/a.svg'], found: '"/a.svg"' },
  ]);
});
