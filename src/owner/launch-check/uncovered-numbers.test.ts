/** Which numbers of the copy need an entry in content/claims.yaml. */
import { expect, test } from 'vitest';
import { uncoveredNumbers, wordsNowhere } from './uncovered-numbers.ts';

const text = (value: string, file = 'pages/home.yaml', field = 'lead') => ({ file, field, line: 3, value });
const numbersOf = (value: string, covers: string[] = [], file?: string, field?: string) =>
  uncoveredNumbers([text(value, file, field)], [{ covers }]).map(({ number }) => number);

test.each([
  ['Cuts waste by up to 30%.', ['30%']],
  ['Cuts waste by up to 30 per cent.', ['30 per cent']],
  ['Used by 1,200 residents in 14 hostels.', ['1,200', '14']],
  ['₹2,500 a month, or ₹ 25,000 a year', ['₹2,500', '₹ 25,000']],
  ['It may take about ten days.', ['ten days']],
  ['Answers within 24 hours, 24/7.', ['24 hours', '24/7']],
  ['A 2-week trial, 10–15 days each', ['2', '10–15 days']],
  ['Half as long: twenty-five per cent, three times a day', ['twenty-five per cent', 'three times']],
  ['10× as fast, ±4 plates, 99.9%', ['10×', '±4', '99.9%']],
  ['Since 2012, for residents under 18.', ['2012', '18']],
])('%s', (value, numbers) => expect(numbersOf(value)).toEqual(numbers));

test.each([
  'Lunch at a {residents}-bed hostel, {time}: {error} plates.',
  'Call +91 98765 43210, or write to team2024@kitchen.example.',
  'See https://a.example/2024/30 for the rest.',
  'Open from 9:00 to 6:30 pm, on 3 March 2026 and March 3, 2026 and 2026-03-03.',
  'The DPDP Act, 2023, and the Consumer Protection (E-Commerce) Rules, 2020.',
  'Section 8 of our terms, section 6.1, sections 3 and 4, step 3, Counter 1.',
  'An agreement in 12 sections.',
  'Three tools, one mess. One day, four meals.',
  'A4, UTF-8, H2O, UDYAM-XX-00-0000000, 3D, 5G, 2FA',
])('no number: %s', (value) => expect(numbersOf(value)).toEqual([]));

test('a year alone is a number, but not in a legal text', () => {
  expect(numbersOf('It was last updated in 2016.')).toEqual(['2016']);
  expect(numbersOf('It was last updated in 2016.', [], 'legal/privacy-policy.md')).toEqual([]);
});

test('a number inside the words of a claim is covered, whatever their capitals', () => {
  expect(numbersOf('Up to 30%\nof it, and 30% more', ['up to 30% of it'])).toEqual(['30%']);
  // The words end within the number.
  expect(numbersOf('up to 30% and up to 300', ['up to 30'])).toEqual(['30%', '300']);
  expect(numbersOf('(what?) 5 of them', ['(what?) 5'])).toEqual([]);
});

test('what no page shows is no copy', () => {
  expect(numbersOf('30% less', [], 'claims.yaml', 'claims.1.claim')).toEqual([]);
  expect(numbersOf('Room 12, 560001', [], 'company.yaml', 'office.lines.1')).toEqual([]);
  expect(numbersOf('within 72 hours', [], 'legal/privacy-policy.md', 'counsel.1.note')).toEqual([]);
});

test('each is told with its text and its place in it', () => {
  const one = text('Waste: 30% less');
  expect(uncoveredNumbers([one], [])).toEqual([{ text: one, number: '30%', at: 7 }]);
});

test('the words of a claim that stand nowhere any more are told', () => {
  const claims = [{ id: 'less', covers: ['up to 30%', 'half of it'] }];
  expect(wordsNowhere([text('Up to\n30% less')], claims)).toEqual([{ id: 'less', words: 'half of it' }]);
  // The claim's own words are not the copy.
  expect(wordsNowhere([text('half of it', 'claims.yaml')], claims)).toHaveLength(2);
});
