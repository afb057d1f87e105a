import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseRows } from '../../../tests/csv.ts';
import { toCsv } from './csv.ts';

it('begins with a byte order mark, ends its lines with CR LF, and leaves numbers as numbers and nothing empty', () => {
  const rows = [
    ['LPG', 84960.5],
    ['Refund', -12.5],
    ['Rent', null],
  ];
  expect(toCsv(['Head', 'Amount (₹)'], rows)).toBe(
    '\uFEFF"Head","Amount (₹)"\r\n"LPG",84960.5\r\n"Refund",-12.5\r\n"Rent",',
  );
});

it('can be read back unchanged', () => {
  const text = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text, text), { minLength: 1 }), (rows) => {
      expect(parseRows(toCsv(['a', 'b', 'c'], rows)).slice(1)).toEqual(rows);
    }),
    { numRuns: 50 },
  );
});
