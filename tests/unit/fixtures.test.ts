/** `npm run fix` brings the tests' company in line with the schemas. Its translations are maintained by hand. */
import { expect, test } from 'vitest';
import { updateFixtures } from '../../scripts/fixtures.ts';
import { read } from '../../src/content/parsing/source.ts';
import { FIXTURES, problemsOf, withChange, withoutFiles } from '../content.ts';
import { TRANSLATED, translateFixtures } from '../languages.ts';

const HOME = 'pages/home.yaml';
const MORE = /^ {2}more: .*\n/m;
/** Content of an owner, which differs from the tests'. */
const owner = { ...FIXTURES, ...withChange(HOME, /title: .*, research/, 'title: Other words, research') };

test('copies a missing field at any depth, in lists and front matter, and does not change a complete file', () => {
  expect(updateFixtures(FIXTURES, owner)).toEqual({ files: {}, unsolved: [] });
  for (const [file, line] of [
    [HOME, MORE],
    ['company.yaml', /^ {2}short: .*\n/m],
    ['services/web-development.md', /^ {4}gives: .*\n/m],
  ] as const)
    expect(updateFixtures(withChange(file, line, ''), owner)).toEqual({
      files: { [file]: FIXTURES[file] },
      unsolved: [],
    });
});

test('copies a missing file, and removes a field that no schema has', () => {
  expect(updateFixtures(withoutFiles(HOME), owner)).toEqual({ files: { [HOME]: owner[HOME] }, unsolved: [] });
  const unknown = withChange(HOME, MORE, '  moor: Once asked for\n  more: Learn More\n');
  expect(updateFixtures(unknown, owner)).toEqual({ files: { [HOME]: FIXTURES[HOME] }, unsolved: [] });
});

test('copies a new page, and its menu entry even if that is added later', () => {
  const noPage = withoutFiles('pages/team.yaml', withChange('company.yaml', /^ {2}- .*to: \/team }\n/m, ''));
  const { files } = updateFixtures(noPage, owner);
  expect(Object.keys(files)).toEqual(['pages/team.yaml', 'company.yaml']);
  const noEntry = withChange('company.yaml', /^ {2}- .*to: \/team }\n/m, '');
  expect(Object.keys(updateFixtures(noEntry, owner).files)).toEqual(['company.yaml']);
  expect(read(files, 'company.yaml').data).toMatchObject({
    navigation: expect.arrayContaining([{ label: 'Team', to: '/team' }]),
  });
});

test('reports a field that needs the company’s own words, and does not change it', () => {
  const { files, unsolved } = updateFixtures(withChange(HOME, MORE, '  more: 12\n'), owner);
  expect(files).toEqual({});
  expect(unsolved).toMatchObject([{ file: 'content/pages/home.yaml', path: ['buttons', 'more'] }]);
});

test.each(TRANSLATED)('finds every field that tests/fixtures/%s.yaml translates', (name) =>
  expect(problemsOf(translateFixtures(name))).toEqual([]),
);
