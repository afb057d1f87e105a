/** The language of the site: what `Intl` writes in it, which forms its numbers need, and where it is stated. */
import { afterEach, describe, expect, test } from 'vitest';
import { changed, problemsOf, REAL } from '../../tests/content.ts';
import { clock, count, hourMark, rupees } from '../messmate/format.ts';
import { structuredData } from '../site/seo/structured-data.ts';
import { security } from '../site/seo/texts.ts';
import { dayInWords, directionOf, formFor, setLanguage, weekdayName } from './language.ts';
import { readContent } from './reading/read.ts';
import { pagesOf } from './routes.ts';

const of = (language: string) => changed('site.yaml', /^language:.*$/m, `language:  ${language}`);

afterEach(() => setLanguage('en-IN'));

test.each([
  ['en-IN', '22 November 2026', 'Tuesday', 'T', '1:20 pm', '₹18,01,050'],
  ['hi', '22 नवंबर 2026', 'मंगलवार', 'मं', '1:20 pm', '₹18,01,050'],
  ['ta', '22 நவம்பர், 2026', 'செவ்வாய்', 'செ', '1:20 PM', '₹18,01,050'],
  ['de', '22. November 2026', 'Dienstag', 'D', '13:20', '1.801.050 ₹'],
  ['mr', '22 नोव्हेंबर, 2026', 'मंगळवार', 'मं', '1:20 PM', '₹1,801,050'],
  ['mr-u-nu-deva', '२२ नोव्हेंबर, २०२६', 'मंगळवार', 'मं', '१:२० PM', '₹१,८०१,०५०'],
])('%s: days, weekdays, times and rupees are written as the language has them', (tag, ...written) => {
  readContent(of(tag));
  const all = [
    dayInWords('2026-11-22'),
    weekdayName.long(1),
    weekdayName.narrow(1),
    clock(800),
    rupees(180105000),
  ];
  expect(all.map((text) => text.replace(/\s/g, ' '))).toEqual(written);
});

test('a clock of 24 hours has no AM or PM', () => {
  setLanguage('de');
  expect([hourMark(7, true), hourMark(13, false)]).toEqual([{ figure: '07' }, { figure: '13' }]);
});

test('a number has the form that the language has for it', () => {
  const forms = { one: 'a', few: 'b', many: 'c', other: 'd' };
  const inAll = (tag: string) => {
    setLanguage(tag);
    return [1, 3, 5, 22].map((n) => formFor(n, forms));
  };
  expect(inAll('en')).toEqual(['a', 'd', 'd', 'd']);
  expect(inAll('pl')).toEqual(['a', 'b', 'c', 'b']);
  expect(inAll('ja')).toEqual(['d', 'd', 'd', 'd']);
  expect(count(1801050)).toBe('1,801,050');
});

describe('content/site.yaml', () => {
  test.each(['english', 'en_IN', 'en-in', 'tlh', ''])('"%s" is refused as the language of a site', (tag) => {
    expect(problemsOf(of(`"${tag}"`))).toMatchObject([{ file: 'content/site.yaml', path: ['language'] }]);
  });

  test('with a language that tells more numbers apart, each text says which forms it lacks', () => {
    const words = { 'words.yaml': `made {count} scans:\n  one: scanned\n  other: "{count} scans"\n` };
    const [first, ...more] = problemsOf({ ...of('pl'), ...words });
    expect(first).toMatchObject({
      code: 'reference',
      file: 'content/words.yaml',
      path: ['made {count} scans'],
      found: 'one, other, without many, few',
    });
    expect(more).toEqual([]);
    // Japanese has one form for all numbers; further forms do no harm.
    expect(problemsOf({ ...of('ja'), ...words })).toEqual([]);
  });
});

test('structured data and security.txt name it', () => {
  const content = readContent(of('hi'));
  const home = pagesOf(content).find(({ path }) => path === '/');
  expect(home && JSON.stringify(structuredData(content, home))).toContain('"inLanguage":"hi"');
  expect(security(content, 0)).toContain('Preferred-Languages: hi\n');
});

test('legal texts have their date where their description names it, in the form that the owner gives it', () => {
  const files = changed('legal/terms-of-service.md', 'signed by counsel', 'of {updated}', of('hi'));
  const { legal } = readContent({
    ...files,
    'words.yaml': '"{month} {day}, {year}": "{day} {month} {year}"\n',
  });
  expect(legal.find(({ id }) => id === 'terms-of-service')?.description).toContain('of 23 सितंबर 2025');
});

test('Arabic and Urdu are read from the right', () => {
  expect(['en-IN', 'hi', 'ar', 'ur'].map(directionOf)).toEqual(['ltr', 'ltr', 'rtl', 'rtl']);
  expect(readContent(REAL).site.language).toBe('en-IN');
});
