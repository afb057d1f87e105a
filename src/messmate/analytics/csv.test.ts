import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseRows } from '../../../tests/csv.ts';
import { toCsv } from './csv.ts';

it('writes a byte order mark, CR LF between lines, numbers without quotes, and null as an empty cell', () => {
  const rows = [
    ['LPG', 84960.5],
    ['Refund', -12.5],
    ['Rent', null],
  ];
  expect(toCsv(['Head', 'Amount (₹)'], rows)).toBe(
    '\uFEFF"Head","Amount (₹)"\r\n"LPG",84960.5\r\n"Refund",-12.5\r\n"Rent",',
  );
});

it('writes text that a CSV parser reads back unchanged', () => {
  const text = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text, text), { minLength: 1 }), (rows) => {
      expect(parseRows(toCsv(['a', 'b', 'c'], rows)).slice(1)).toEqual(rows);
    }),
    { numRuns: 50 },
  );
});
