import { expect, test } from 'vitest';
import { setLanguage } from '../content/language.ts';
import { clock, clockSeconds, hourMark, machineTime, rupeesInWords } from './format.ts';

setLanguage('en-IN');

/** A time as it is read: its one space never breaks a line. */
const read = (time: string) => time.replace('\u00a0', '_');

test('a time is written as people say it, midnight and noon included', () => {
  expect([0, 450, 735, 720, 800, 1439, 1440].map((minute) => read(clock(minute)))).toEqual([
    '12:00_am',
    '7:30_am',
    '12:15_pm',
    '12:00_pm',
    '1:20_pm',
    '11:59_pm',
    '12:00_am',
  ]);
  expect([47982, 3661, 86399].map((second) => read(clockSeconds(second)))).toEqual([
    '1:19:42_pm',
    '1:01:01_am',
    '11:59:59_pm',
  ]);
  expect([450, 800, 1439].map(machineTime)).toEqual(['07:30', '13:20', '23:59']);
});

test('the hours below a day’s bars say where each half of the day begins', () => {
  expect([7, 8, 12, 13].map((hour, i) => hourMark(hour, i === 0))).toEqual([
    { figure: '7', half: 'am' },
    { figure: '8' },
    { figure: '12', half: 'pm' },
    { figure: '1' },
  ]);
});

test('a large amount is written in two figures, as people say it', () => {
  const said = (paise: number, language: string) => {
    setLanguage(language);
    return rupeesInWords(paise).replace(/\u00a0/g, '_');
  };
  expect(said(29_160_000, 'en-IN')).toBe('₹2.9_lakh');
  expect(said(29_160_000, 'hi')).toBe('₹2.9_लाख');
  expect(said(29_160_000, 'de')).toBe('290_Tausend_₹');
  setLanguage('en-IN');
});
