import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rowsOf } from '../../../tests/csv.ts';
import { csvOf } from './csv.ts';

it('begins with a byte order mark, ends its lines with CR LF, and leaves numbers as numbers and nothing empty', () => {
  const rows = [
    ['LPG', 84960.5],
    ['Refund', -12.5],
    ['Rent', null],
  ];
  expect(csvOf(['Head', 'Amount (₹)'], rows)).toBe(
    '\uFEFF"Head","Amount (₹)"\r\n"LPG",84960.5\r\n"Refund",-12.5\r\n"Rent",',
  );
});

/** What a formula may begin with, and invisible characters that may precede it. */
const FORMULAS = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1'];
const UNSEEN = ['', '\u200b', '\ufeff', '\u00a0', '\u2060\u202e'];

it.each(UNSEEN.flatMap((unseen) => FORMULAS.map((formula) => unseen + formula)))(
  'does not let a spreadsheet run %j',
  (hostile) => {
    const safe = `'${hostile}`;
    expect(rowsOf(csvOf([hostile], [[hostile]]))).toEqual([[safe], [safe]]);
  },
);

it('can be read back unchanged', () => {
  const text = fc
    .string({ unit: 'grapheme' })
    .filter((one) => !/^[^\p{L}\p{N}\p{P}]*[=+\-@\t\r\n＝＋－＠]/u.test(one));
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text, text), { minLength: 1 }), (rows) => {
      expect(rowsOf(csvOf(['a', 'b', 'c'], rows)).slice(1)).toEqual(rows);
    }),
    { numRuns: 50 },
  );
});
