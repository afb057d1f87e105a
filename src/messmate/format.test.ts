import { expect, it } from 'vitest';
import { formatTimeRange, setLanguage } from '../content/language/language.ts';
import { formatTime, formatTimeWithSeconds, hourMark, rupeesRounded } from './format.ts';

setLanguage('en-IN');

/** A text with its non-breaking spaces made visible. */
const showSpaces = (text: string) => text.replace(/\u00a0/g, '_');

it('formats times, midnight and noon included', () => {
  const times = [0, 450, 735, 720, 800, 1439, 1440].map((minute) => showSpaces(formatTime(minute)));
  expect(times.join(' ')).toBe('12:00_am 7:30_am 12:15_pm 12:00_pm 1:20_pm 11:59_pm 12:00_am');
  const exact = [47982, 3661, 86399].map((second) => showSpaces(formatTimeWithSeconds(second)));
  expect(exact.join(' ')).toBe('1:19:42_pm 1:01:01_am 11:59:59_pm');
  expect(showSpaces(formatTimeRange(450, 570))).toBe('7:30_–_9:30_am');
});

it('adds am or pm to the first hour and to noon', () => {
  const marks = [7, 8, 12, 13].map((hour, i) => Object.values(hourMark(hour, i === 0)).join(' '));
  expect(marks).toEqual(['7 am', '8', '12 pm', '1']);
});

it('isolates figures in a language written from right to left', () => {
  setLanguage('ur');
  expect([formatTime(735), rupeesRounded(28_000_000)].map(showSpaces)).toEqual([
    '\u206812:15_PM\u2069',
    '\u2068₹2.8_لاکھ\u2069',
  ]);
});

it.each([
  ['hi', '₹2.9_लाख'],
  ['de', '290_Tausend_₹'],
  ['en-IN', '₹2.9_lakh'],
  // In Tamil Intl counts in thousands, so the site's own label is used: English until content/words.yaml translates it.
  ['ta', '₹2.9_lakh'],
])('formats a large amount with two significant figures: %s', (language, expected) => {
  setLanguage(language);
  expect(showSpaces(rupeesRounded(29_160_000))).toBe(expected);
});
