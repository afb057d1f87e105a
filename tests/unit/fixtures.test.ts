/** `npm run fix` keeps the tests' company in step with the schemas, as far as a program can. */
import { expect, test } from 'vitest';
import { inStep } from '../../scripts/fixtures.ts';
import { changed, REAL, without } from '../content.ts';

const HOME = 'pages/home.yaml';
const SERVICE = 'services/web-development.md';
/** What an owner's words are beside the tests'. */
const words = {
  ...REAL,
  [HOME]: changed(HOME, /title: .*, research/, 'title: Other words, research')[HOME] ?? '',
};

test('what is in order stays as it is', () => expect(inStep(REAL, words)).toEqual({ files: {}, left: [] }));

test('a field is taken over, at any depth, in a list and in the head of a text', () => {
  const missing = [
    [HOME, /^ {2}more: .*\n/m],
    [HOME, /^description: .*\n/m],
    ['company.yaml', /^ {2}short: .*\n/m],
    [SERVICE, /^ {4}gives: .*\n/m],
  ] as const;
  for (const [file, line] of missing) {
    const { files, left } = inStep(changed(file, line, ''), words);
    expect(left).toEqual([]);
    expect(Object.keys(files), 'No other file has to change.').toEqual([file]);
    expect(files[file], 'The line is put back where it was.').toBe(REAL[file]);
  }
});

test('a file that is missing is taken over whole, and a field that is none any more goes', () => {
  expect(inStep(without(HOME), words)).toEqual({ files: { [HOME]: words[HOME] }, left: [] });
  const more = changed(HOME, /^ {2}more: .*\n/m, '  moor: Once asked for\n  more: Learn More\n');
  expect(inStep(more, words)).toEqual({ files: { [HOME]: REAL[HOME] }, left: [] });
});

test('what needs words of somebody’s own is left, and named', () => {
  const wrong = changed(HOME, /^ {2}more: .*\n/m, '  more: 12\n');
  const { files, left } = inStep(wrong, words);
  expect(files).toEqual({});
  expect(left).toMatchObject([{ file: 'content/pages/home.yaml', path: ['buttons', 'more'] }]);
});
