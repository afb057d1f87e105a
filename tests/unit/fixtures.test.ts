/** Tests what `npm run fix` changes in the tests' company, and whether its translations fit. */
import { expect, test } from 'vitest';
import { updateFixtures } from '../../scripts/fixtures.ts';
import type { Files } from '../../src/content/files.ts';
import { readContentFile } from '../../src/content/parsing/source.ts';
import { FIXTURES, problemsOf, withChange, withoutFiles } from '../content.ts';
import { TRANSLATIONS, translateFixtures } from '../languages.ts';

const HOME = 'pages/home.yaml';
/** Matches the line of the field `more`. */
const MORE = /^ {2}more: .*\n/m;
/** Stands for `content/`: the tests' company with another text in one field. */
const sample = withChange(HOME, /title: .*, research/, 'title: Other words, research');

const expectUpdate = (fixtures: Files, files: Files) =>
  expect(updateFixtures(fixtures, sample)).toEqual({ files, unsolved: [] });

test('copies a field that is missing in a group, list or front matter, and leaves complete files unchanged', () => {
  expectUpdate(FIXTURES, {});
  for (const [file, line] of [
    [HOME, MORE],
    ['company.yaml', /^ {2}short: .*\n/m],
    ['services/web-development.md', /^ {4}gives: .*\n/m],
  ] as const)
    expectUpdate(withChange(file, line, ''), { [file]: FIXTURES[file] ?? '' });
});

test('copies a missing file, and removes a field that no schema has', () => {
  expectUpdate(withoutFiles(HOME), { [HOME]: sample[HOME] ?? '' });
  const withUnknown = withChange(HOME, MORE, '  moor: Once asked for\n  more: Learn More\n');
  expectUpdate(withUnknown, { [HOME]: FIXTURES[HOME] ?? '' });
});

test('copies a new page with its menu entry, and a menu entry that is added later', () => {
  const withoutEntry = withChange('company.yaml', /^ {2}- .*to: \/team }\n/m, '');
  const { files } = updateFixtures(withoutFiles('pages/team.yaml', withoutEntry), sample);
  expect(Object.keys(files)).toEqual(['pages/team.yaml', 'company.yaml']);
  expect(Object.keys(updateFixtures(withoutEntry, sample).files)).toEqual(['company.yaml']);
  expect(readContentFile(files, 'company.yaml').data).toMatchObject({
    navigation: expect.arrayContaining([{ label: 'Team', to: '/team' }]),
  });
});

test('reports a field with a number in place of a text, and does not change its file', () => {
  const { files, unsolved } = updateFixtures(withChange(HOME, MORE, '  more: 12\n'), sample);
  expect(files).toEqual({});
  expect(unsolved).toMatchObject([{ file: 'content/pages/home.yaml', path: ['buttons', 'more'] }]);
});

test.each(TRANSLATIONS)('accepts the content with the translations of tests/fixtures/%s.yaml', (name) =>
  expect(problemsOf(translateFixtures(name))).toEqual([]),
);
