import postcss from 'postcss';
import { expect, test } from 'vitest';
import { roomForMarks } from './room-for-marks.ts';

const set = async (css: string, language = 'hi') =>
  (await postcss([roomForMarks(language)]).process(css, { from: undefined })).css;

test.each([
  ['a { line-height: 0.88 }', 'a { line-height: 1.3 }'],
  ['a { font: 400 1rem / 1 var(--text) }', 'a { font: 400 1rem / 1.3 var(--text) }'],
  ['a { letter-spacing: calc(-0.032em - var(--n)) }', 'a { letter-spacing: 0 }'],
])('lines are set apart, and no letter is set tight: %s', async (css, made) =>
  expect(await set(css)).toBe(made),
);

test.each([
  'a { line-height: 1.5 }',
  'a { line-height: inherit }',
  'a { letter-spacing: 0.06em }',
  'a { font-family: var(--count); line-height: 0.8; letter-spacing: -0.035em }',
])('stays as it is: %s', async (css) => expect(await set(css)).toBe(css));

test('the sloping words of Urdu get higher lines, in text too', async () =>
  expect(await set('a { font: 400 1rem / 1.5 var(--text) }', 'ur')).toBe(
    'a { font: 400 1rem / 2 var(--text) }',
  ));
