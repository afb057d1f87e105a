/** The claims of the site: what content/claims.yaml may say. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { changed, problemsOf, REAL, without } from '../../../tests/content.ts';
import { readContent } from '../../content/reading/read.ts';
import { Source } from '../../ui/Source/Source.tsx';
import { Sources } from '../../ui/Source/Sources.ts';
import { sourcesOf } from './sources.ts';

const CLAIMS = 'claims.yaml';

/** The line of the file on which a text begins. */
const lineOf = (text: string) => (REAL[CLAIMS] ?? '').split(text)[0]?.split('\n').length;
const FIRST = lineOf('- id: less-thrown-away');

test('the claims are read, and an owner may have none', () => {
  expect(readContent({ ...REAL, [CLAIMS]: 'claims: []' }).claims).toEqual([]);
  expect(readContent(REAL).claims[0]).toMatchObject({ id: 'less-thrown-away', covers: ['up to 30%'] });
});

test('words that name no claim of this owner show no source, whatever they call it', () => {
  const value = { of: {}, words: readContent(REAL).words };
  const words = createElement(Source, { claim: 'constructor' });
  expect(renderToStaticMarkup(createElement(Sources.Provider, { value }, words))).toBe('');
});

test.each([
  ['no date', /^ {4}date:.*\n/m, '', FIRST, 'date', 'nothing', /the day on which the claim was last found/],
  ['no source', /^ {4}source:.*\n/m, '', FIRST, 'source', 'nothing', /what the claim rests on/],
  ['no approver', /^ {4}approvedBy:.*\n/m, '', FIRST, 'approvedBy', 'nothing', /who approved the claim/],
  [
    'no words',
    /covers: \[up to 30%\]/,
    'covers: []',
    lineOf('covers:'),
    'covers',
    'a list with 0 entries',
    /1 to 12/,
  ],
  [
    'no day',
    /date: 2026-03-02/,
    'date: 2026-02-30',
    lineOf('date:'),
    'date',
    '"2026-02-30"',
    /a day that exists/,
  ],
  [
    'a review before its day',
    /review: .*/,
    'review: 2026-03-01',
    lineOf('review:'),
    'review',
    '"2026-03-01"',
    /a day that is not before the claim's date, 2026-03-02/,
  ],
  [
    'a source without https',
    /date:/,
    'link: http://a.example\n    date:',
    lineOf('date:'),
    'link',
    '"http://a.example"',
    /https/,
  ],
])('%s: refused, with line and field', (_, from, to, line, field, found, expected) => {
  const problems = problemsOf(changed(CLAIMS, from, to));
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatchObject({
    file: `content/${CLAIMS}`,
    line,
    path: ['claims', 0, field],
    found,
  });
  expect(problems[0]?.expected).toMatch(expected);
});

test('an id is used once', () => {
  const twice = `${REAL[CLAIMS]}${/ {2}- id: less-thrown-away[\s\S]*?review: .*\n/.exec(REAL[CLAIMS] ?? '')?.[0]}`;
  const [problem] = problemsOf({ ...REAL, [CLAIMS]: twice });
  expect(problem).toMatchObject({
    file: `content/${CLAIMS}`,
    expected: 'a value for "id" that is used once: entry 1 has this one',
  });
});

describe('what names a claim', () => {
  test.each([
    ['a page', 'pages/home.yaml', /claim: said-with-its-error/, 'claim: gone', ['research', 'claim']],
    [
      'an answer',
      'products/messmate/page.yaml',
      / {6}claim: as-we-build-it/,
      '      claim: gone',
      ['questions', 'list', 1, 'claim'],
    ],
    ['a service', 'services/ai-ml-solutions.md', /^claim: .*/m, 'claim: gone', ['claim']],
    [
      'a section of a legal text',
      'legal/privacy-policy.md',
      'never-collected: as-we',
      'never-collected: gone',
      ['claims', 'never-collected'],
    ],
  ])('%s: an unknown claim is told with its line', (_, file, from, to, path) => {
    const files = changed(file, from, to);
    const [problem, ...others] = problemsOf(files);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ code: 'reference', file: `content/${file}`, path });
    expect(files[file]?.split('\n')[(problem?.line ?? 0) - 1]).toContain('gone');
    expect(problem?.expected).toContain('less-thrown-away, in-the-register');
  });

  test('a section that is not there is told, with those that are', () => {
    const files = changed('legal/privacy-policy.md', 'never-collected: as-we', 'never: as-we');
    expect(problemsOf(files)).toMatchObject([
      { file: 'content/legal/privacy-policy.md', path: ['claims', 'never'], found: '"never"' },
    ]);
    expect(problemsOf(files)[0]?.expected).toContain('never-collected');
  });
});

test('a source’s page has to be there; that of a product which is not made leaves a source without link', () => {
  const LINK = '/products/messmate#analytics';
  expect(problemsOf(changed(CLAIMS, LINK, '/no/page'))).toMatchObject([
    { file: `content/${CLAIMS}`, line: lineOf(LINK), path: ['claims', 2, 'link'], found: '"/no/page"' },
  ]);
  const linkIn = (files: typeof REAL) => sourcesOf(readContent(files))['said-with-its-error']?.link;
  expect(linkIn(REAL)).toBe(LINK);
  expect(linkIn(without('products/messmate'))).toBeUndefined();
});
