/** `npm run fix` brings the tests' company in line with the schemas. Its translations are maintained by hand. */
import { expect, test } from 'vitest';
import { updateFixtures } from '../../scripts/fixtures.ts';
import { read } from '../../src/content/parsing/source.ts';
import { FIXTURES, problemsOf, withChange, withoutFiles } from '../content.ts';
import { TRANSLATED, translateFixtures } from '../languages.ts';

const HOME = 'pages/home.yaml';
const MORE = /^ {2}more: .*\n/m;
/** An owner's words, which differ from the tests'. */
const words = { ...FIXTURES, ...withChange(HOME, /title: .*, research/, 'title: Other words, research') };

test('copies a missing field at any depth, in lists and front matter, and leaves a complete file alone', () => {
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

test('copies a missing file, and removes a field that no schema has', () => {
  expect(updateFixtures(withoutFiles(HOME), words)).toEqual({ files: { [HOME]: words[HOME] }, unsolved: [] });
  const more = withChange(HOME, MORE, '  moor: Once asked for\n  more: Learn More\n');
  expect(updateFixtures(more, words)).toEqual({ files: { [HOME]: FIXTURES[HOME] }, unsolved: [] });
});

test('copies a new page, and its menu entry even if that is added later', () => {
  const company = withoutFiles('pages/team.yaml', withChange('company.yaml', /^ {2}- .*to: \/team }\n/m, ''));
  const { files } = updateFixtures(company, words);
  expect(Object.keys(files)).toEqual(['pages/team.yaml', 'company.yaml']);
  const later = withChange('company.yaml', /^ {2}- .*to: \/team }\n/m, '');
  expect(Object.keys(updateFixtures(later, words).files)).toEqual(['company.yaml']);
  expect(read(files, 'company.yaml').data).toMatchObject({
    navigation: expect.arrayContaining([{ label: 'Team', to: '/team' }]),
  });
});

test('reports a field that needs the company’s own words, and leaves it alone', () => {
  const { files, unsolved } = updateFixtures(withChange(HOME, MORE, '  more: 12\n'), words);
  expect(files).toEqual({});
  expect(unsolved).toMatchObject([{ file: 'content/pages/home.yaml', path: ['buttons', 'more'] }]);
});

test.each(TRANSLATED)('finds every field that tests/fixtures/%s.yaml translates', (name) =>
  expect(problemsOf(translateFixtures(name))).toEqual([]),
);
