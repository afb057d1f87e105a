import { expect, test } from 'vitest';
import { setLanguage } from '../../content/language.ts';
import { BREAKS, emsOf, widthOf } from './ems.ts';

setLanguage('en-IN');

/** As long as a company's name may be. */
const LONG = 'Sri Venkateswara Institute for Hostel Catering and Mess Work';

test('a short name is set on one line, as large as the line lets it be', () => {
  const { ems, lines } = emsOf('Brightgrain Labs');
  expect(lines).toBe(1);
  expect(ems).toBeLessThan(8);
});

test('a name of sixty letters goes on two lines, and on three where a line is short', () => {
  expect(LONG).toHaveLength(60);
  const whole = emsOf(LONG);
  expect(whole.lines).toBe(2);
  expect(whole.ems, 'A line holds half of the name.').toBeGreaterThan(15);
  expect(whole.narrow, 'A line holds a third of the name, or the name pushes all else away.').toBeGreaterThan(
    10,
  );
});

test('a word that is longer than a line is counted as a line: it is broken', () => {
  expect(emsOf('Rindfleischetikettierungsueberwachungsaufgaben').word).toBeLessThan(10.2);
});

test('words joined by a non-breaking space count as one, and fit one line', () => {
  const { word } = emsOf('What\u00a0we\u00a0do, how\u00a0we\u00a0work');
  expect(word).toBeGreaterThan(emsOf('What we do, how we work').word);
  expect('What\u00a0we\u00a0do, how\u00a0we\u00a0work'.split(BREAKS)).toHaveLength(2);
});

test('a name in Devanagari is measured by its own letters, and its words get no fixed width', () => {
  const name = 'खाना बर्बाद न हो';
  setLanguage('hi');
  expect(widthOf(name)).toBeUndefined();
  expect(emsOf(name).ems).toBeGreaterThan(5);
  expect(emsOf(name).ems).toBeLessThan([...name].length * 0.6);
  setLanguage('en-IN');
});
