import { afterEach, expect, test } from 'vitest';
import { FIXTURES, problemsOf, withChange } from '../../tests/content.ts';
import { findLabelCalls, listLabels } from './labels.ts';
import { setLanguage } from './language/language.ts';
import { readContent } from './reading/read.ts';
import { setLabels, t } from './t.ts';

setLanguage('en-IN');
afterEach(() => setLabels({}));

const withWords = (words: string) => ({ ...FIXTURES, 'words.yaml': words });

test('returns the owner’s words for a label, or else the label', () => {
  setLabels({ Play: 'Los', 'Used at {time}': 'Um {time} benutzt' });
  expect([t('Play'), t('Pause'), t('Used at {time}', { time: '1:20' })]).toEqual([
    'Los',
    'Pause',
    'Um 1:20 benutzt',
  ]);
});

test('selects the plural form, in the owner’s words too', () => {
  const orders = (count: number) => t('{count} waiting', { count }, 'one waiting');
  expect([1, 2].map(orders)).toEqual(['one waiting', '2 waiting']);
  setLabels({ '{count} waiting': { one: 'eine wartet', other: '{count} warten' } });
  expect([1, 2].map(orders)).toEqual(['eine wartet', '2 warten']);
});

test('keeps a figure and its error on one line', () => {
  expect(t('{plates} ± {error}', { plates: 66, error: 7 })).toBe('66\u00a0±\u00a07');
});

test('keeps the order of a figure and its error on a right-to-left page', () => {
  readContent(withChange('site.yaml', /^language:.*$/m, 'language: ur'));
  expect(t('{plates} ± {error}', { plates: 66, error: 7 })).toBe('\u206666\u00a0±\u00a07\u2069');
});

test('finds every label in the code', () => {
  expect(listLabels()).toEqual(expect.arrayContaining(['Pause', '{count} waiting', 'Used at {time}']));
  const unreadableCalls = findLabelCalls()
    .filter(({ text }) => text === undefined)
    .map(({ file, line }) => `${file}:${line}`);
  expect(unreadableCalls, 'Write the label in the call of t, as a literal in single quotes.').toEqual([]);
});

test('rejects missing and misnamed values of a label in the type check', () => {
  // @ts-expect-error: the value is missing
  expect(t('Used at {time}')).toBe('Used at {time}');
  // @ts-expect-error: the value has another name
  expect(t('Used at {time}', { hour: 1 })).toBe('Used at {time}');
});

test.each([
  ['a label that the code lacks', 'Pauze: Halt', 'write "Pause"'],
  ['words that omit a placeholder', '"Used at {time}": Benutzt', 'a text with {time} in it'],
  ['words that are too long', `Pause: ${'long '.repeat(20)}`, '1 to 18 characters'],
])('rejects %s', (_, line, message) => {
  const [problem] = problemsOf(withWords(`${line}\n`));
  expect(`${problem?.expected} ${problem?.fix}`).toContain(message);
  expect(problem?.file).toBe('content/words.yaml');
});
