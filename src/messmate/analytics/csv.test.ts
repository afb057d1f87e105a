import fc from 'fast-check';
import papa from 'papaparse';
import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';

/** As a spreadsheet reads them, without the byte order mark. */
const rowsOf = (csv: string) => papa.parse<string[]>(csv.slice(1), { newline: '\r\n' }).data;

it('begins with a byte order mark, ends its lines with CR LF, and leaves numbers as numbers and nothing empty', async () => {
  const rows = [
    ['LPG', 84960.5],
    ['Refund', -12.5],
    ['Rent', null],
  ];
  expect(await csvOf(['Head', 'Amount (₹)'], rows)).toBe(
    '\uFEFFHead,Amount (₹)\r\nLPG,84960.5\r\nRefund,-12.5\r\nRent,',
  );
});

/** What a formula may begin with, and invisible characters that may precede it. */
const FORMULAS = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1'];
const UNSEEN = ['', '\u200b', '\ufeff', '\u00a0', '\u2060\u202e'];

it.each(UNSEEN.flatMap((unseen) => FORMULAS.map((formula) => unseen + formula)))(
  'does not let a spreadsheet run %j',
  async (hostile) => {
    const safe = `'${hostile}`;
    expect(rowsOf(await csvOf([hostile], [[hostile]]))).toEqual([[safe], [safe]]);
  },
);

it('can be read back unchanged', async () => {
  const text = fc
    .string({ unit: 'grapheme' })
    .filter((one) => !/^[^\p{L}\p{N}\p{P}]*[=+\-@\t\r\n＝＋－＠]/u.test(one));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(text, text, text), { minLength: 1 }), async (rows) => {
      expect(rowsOf(await csvOf(['a', 'b', 'c'], rows)).slice(1)).toEqual(rows);
    }),
    { numRuns: 50 },
  );
});
