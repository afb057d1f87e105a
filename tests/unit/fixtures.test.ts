/** `npm run fix` keeps the tests' company in step with the schemas, as far as a program can; its translations are kept by hand. */
import { expect, test } from 'vitest';
import { updateFixtures } from '../../scripts/fixtures.ts';
import { read } from '../../src/content/parsing/source.ts';
import { FIXTURES, problemsOf, withChange, without } from '../content.ts';
import { filesIn, TRANSLATED } from '../languages.ts';

const HOME = 'pages/home.yaml';
const MORE = /^ {2}more: .*\n/m;
/** An owner's words, which differ from the tests'. */
const words = { ...FIXTURES, ...withChange(HOME, /title: .*, research/, 'title: Other words, research') };

test('a missing field is copied at any depth, in lists and in front matter; a complete file stays as it is', () => {
  expect(updateFixtures(FIXTURES, words)).toEqual({ files: {}, unsolved: [] });
  for (const [file, line] of [
    [HOME, MORE],
    ['company.yaml', /^ {2}short: .*\n/m],
    ['services/web-development.md', /^ {4}gives: .*\n/m],
  ] as const)
    expect(updateFixtures(withChange(file, line, ''), words)).toEqual({
      files: { [file]: FIXTURES[file] },
      unsolved: [],
    });
});

test('a missing file is copied whole, and a field that no schema has is removed', () => {
  expect(updateFixtures(without(HOME), words)).toEqual({ files: { [HOME]: words[HOME] }, unsolved: [] });
  const more = withChange(HOME, MORE, '  moor: Once asked for\n  more: Learn More\n');
  expect(updateFixtures(more, words)).toEqual({ files: { [HOME]: FIXTURES[HOME] }, unsolved: [] });
});

test('a new page is copied, and its entry in the menu whenever it comes', () => {
  const company = without('pages/team.yaml', withChange('company.yaml', /^ {2}- .*to: \/team }\n/m, ''));
  const { files } = updateFixtures(company, words);
  expect(Object.keys(files)).toEqual(['pages/team.yaml', 'company.yaml']);
  const later = withChange('company.yaml', /^ {2}- .*to: \/team }\n/m, '');
  expect(Object.keys(updateFixtures(later, words).files)).toEqual(['company.yaml']);
  expect(read(files, 'company.yaml').data).toMatchObject({
    navigation: expect.arrayContaining([{ label: 'Team', to: '/team' }]),
  });
});

test('what needs the company’s own words is unsolved, and reported', () => {
  const { files, unsolved } = updateFixtures(withChange(HOME, MORE, '  more: 12\n'), words);
  expect(files).toEqual({});
  expect(unsolved).toMatchObject([{ file: 'content/pages/home.yaml', path: ['buttons', 'more'] }]);
});

test.each(TRANSLATED)('what tests/fixtures/%s.yaml translates is still there', (name) =>
  expect(problemsOf(filesIn(name))).toEqual([]),
);
