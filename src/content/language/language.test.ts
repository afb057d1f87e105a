import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FIXTURES, problemsOf, withChange } from '../../../tests/content.ts';
import { formatTime, hourMark, rupees } from '../../messmate/format.ts';
import { describePage } from '../../site/seo/structured-data.ts';
import { writeSecurityTxt } from '../../site/seo/text-files.ts';
import { readContent } from '../reading/read.ts';
import { listPages } from '../routes.ts';
import { directionOf, formatDay, setLanguage } from './language.ts';
import {
  DATE_FORMATS,
  type DateFormat,
  formatAmount,
  formatDate,
  formatNumber,
  selectPlural,
  weekdayName,
} from './locale.ts';

/** Writes two spaces, because `withChange` refuses a change that changes nothing: the fixtures are in en-IN. */
const withLanguage = (language: string) =>
  withChange('site.yaml', /^language:.*$/m, `language:  ${language}`);

afterAll(() => setLanguage('en-IN'));

test.each([
  ['en-IN', '22 November 2026', 'Tue', 'T', '1:20 pm', '₹18,01,050'],
  ['hi', '22 नवंबर 2026', 'मंगल', 'मं', '1:20 pm', '₹18,01,050'],
  ['ta', '22 நவம்பர், 2026', 'செவ்.', 'செ', '1:20 PM', '₹18,01,050'],
  ['de', '22. November 2026', 'Di', 'D', '13:20', '1.801.050 ₹'],
  ['mr', '22 नोव्हेंबर, 2026', 'मंगळ', 'मं', '1:20 PM', '₹18,01,050'],
  ['mr-u-nu-deva', '२२ नोव्हेंबर, २०२६', 'मंगळ', 'मं', '१:२० PM', '₹१८,०१,०५०'],
])('formats days, weekdays, times and rupees in %s', (tag, ...expected) => {
  readContent(withLanguage(tag));
  const texts = [
    formatDay('2026-11-22'),
    weekdayName.short(1),
    weekdayName.narrow(1),
    formatTime(13 * 60 + 20),
    rupees(1_801_050 * 100),
  ];
  expect(texts.map((text) => text.replace(/\s/g, ' '))).toEqual(expected);
});

/** India's languages, some of which browsers lack, and others with unusual names, digits or plurals. */
const TAGS = (
  'en-IN hi bn gu te ta kn ml mr pa or as ur ur-IN ne kok mai sd ks sat mni brx doi bho sa si my mr-u-nu-deva bn-u-nu-beng ' +
  'ar fa he zh-TW ja ko th de fr es pl ru cs lt sl cy pt-PT'
).split(' ');

describe.each(TAGS)('the locale data of %s', (tag) => {
  const { numberingSystem = 'latn' } = new Intl.Locale(tag);
  const locales = [new Intl.Locale(tag, { numberingSystem }).toString(), 'en'];
  beforeAll(() => setLanguage(tag));

  test('formats days and times like Intl', () => {
    for (const [name, options] of Object.entries(DATE_FORMATS)) {
      const format = new Intl.DateTimeFormat(locales, { ...options, calendar: 'gregory', timeZone: 'UTC' });
      // Steps of 155 hours, 33 minutes and 53 seconds vary every part of the date; 60 of them are over a year.
      for (let step = 0; step < 60; step++) {
        const moment = Date.UTC(2026, 0, 1) + step * 560_033_000;
        expect(formatDate(name as DateFormat, moment)).toBe(format.format(moment).replaceAll('\u202f', ' '));
      }
    }
  });

  test('formats numbers like Intl', () => {
    for (const n of [0, 7, 999, 1000, 4321, 12_345.67, 100_000, 624_735, 12_345_678, 9_876_543_210.05])
      for (const maximumFractionDigits of [0, 1, 2])
        expect(formatNumber(n, 0, maximumFractionDigits)).toBe(
          new Intl.NumberFormat(locales, { maximumFractionDigits }).format(n),
        );
  });

  test('formats amounts in words like Intl', () => {
    const inWords = { notation: 'compact', compactDisplay: 'long', maximumSignificantDigits: 2 } as const;
    for (const figures of [10, 11, 15, 19, 20, 25, 50, 99])
      for (let n = figures; n < 1e9; n *= 10)
        // Empty from 100,000 on in an Indian language for which `Intl` lacks lakh and crore.
        expect(formatAmount(n, () => '')).toBeOneOf([new Intl.NumberFormat(locales, inWords).format(n), '']);
  });

  test('selects plural forms like Intl', () => {
    const rules = new Intl.PluralRules(locales);
    for (let count = 0; count <= 1000; count++)
      expect(selectPlural(count, { one: 'one', other: 'other' }) === 'one').toBe(
        rules.select(count) === 'one',
      );
  });

  test('formats rupees like numbers, with ₹ or INR', () => {
    for (const n of [5, 4321, 624_735, 18_010_500]) {
      expect(rupees(n * 100)).toContain(formatNumber(n));
      expect(rupees(n * 100 + 50)).toContain(formatNumber(n + 0.5, 2));
      expect(rupees(n * 100).replace(formatNumber(n), '')).toMatch(/₹|INR/);
    }
  });
});

test('formats the hours of a 24-hour clock without AM or PM', () => {
  setLanguage('de');
  expect([hourMark(7, true), hourMark(13, false)]).toEqual([{ figure: '07' }, { figure: '13' }]);
});

test.each(['english', 'en_IN', 'en-in', 'tlh', ''])('rejects "%s" as the language of site.yaml', (tag) => {
  const problems = problemsOf(withLanguage(`"${tag}"`));
  expect(problems).toMatchObject([{ file: 'content/site.yaml', path: ['language'] }]);
});

test('states the language in structured data and security.txt', () => {
  const content = readContent(withLanguage('hi'));
  const home = listPages(content).find(({ path }) => path === '/');
  expect(home && JSON.stringify(describePage(content, home))).toContain('"inLanguage":"hi"');
  expect(writeSecurityTxt(content, 0)).toContain('Preferred-Languages: hi\n');
});

test('formats the date in a legal text’s description in the format of words.yaml', () => {
  const files = withChange(
    'legal/terms-of-service.yaml',
    'signed by counsel',
    'of {updated}',
    withLanguage('hi'),
  );
  const { legal } = readContent({
    ...files,
    'words.yaml': '"{month} {day}, {year}": "{day} {month} {year}"\n',
  });
  expect(legal.find(({ id }) => id === 'terms-of-service')?.description).toContain('of 23 सितंबर 2025');
});

test('returns the writing direction of a language', () => {
  expect(['en-IN', 'hi', 'ar', 'ur'].map(directionOf)).toEqual(['ltr', 'ltr', 'rtl', 'rtl']);
});

test('reads the language of the site', () => expect(readContent(FIXTURES).site.language).toBe('en-IN'));
