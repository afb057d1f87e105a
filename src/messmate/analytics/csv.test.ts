import fc from 'fast-check';
import papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { csvOf } from './csv.ts';

/** Rows as they are in a file, the byte order mark taken off. */
const rowsOf = (csv: string) => papa.parse<string[]>(csv.slice(1)).data;

describe('a report as CSV', () => {
  it('begins with a byte order mark and ends its lines with CR LF', async () => {
    const csv = await csvOf(
      ['Head', 'Amount (₹)'],
      [
        ['LPG', 84960],
        ['Staff', 30933.38],
      ],
    );
    expect(csv).toBe('\uFEFFHead,Amount (₹)\r\nLPG,84960\r\nStaff,30933.38');
  });

  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '=1\n2',
    '＝1',
    '\u200b=1',
    '\ufeff=1',
    '\u00ad@SUM(A1)',
    '\u00a0+1',
    ' -1',
    '\u2060\u202e=1',
    '=HYPERLINK("x","y")',
  ])('does not let a spreadsheet run %j', async (hostile) => {
    const [[head] = [], [cell] = []] = rowsOf(await csvOf([hostile], [[hostile]]));
    expect([head, cell]).toEqual([`'${hostile}`, `'${hostile}`]);
  });

  it('leaves numbers numbers, negative ones too, and nothing empty', async () => {
    expect(rowsOf(await csvOf(['a', 'b', 'c'], [[-12.5, 0, null]]))[1]).toEqual(['-12.5', '0', '']);
  });

  it('gives back what was put in, whatever it is', async () => {
    const text = fc
      .string({ unit: 'grapheme' })
      .filter((one) => !/^[^\p{L}\p{N}\p{P}]*[=+\-@\t\r\n＝＋－＠]/u.test(one));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(text, text, text), { minLength: 1 }), async (rows) => {
        const parsed = papa.parse<string[]>((await csvOf(['a', 'b', 'c'], rows)).slice(1), {
          newline: '\r\n',
        });
        expect(parsed.data.slice(1)).toEqual(rows);
      }),
      { numRuns: 50 },
    );
  });
});
