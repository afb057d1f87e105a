import { expect, test } from 'vitest';
import { computeSpans } from './Cards.ts';

/** Writes the number of cards in each row as `3+2`, and whether the last row is full. */
function describeRows(count: number, max?: number): string {
  const rows: number[] = [];
  let usedColumns = 12;
  for (const style of computeSpans(count, max)) {
    if (usedColumns === 12) {
      rows.push(0);
      usedColumns = 0;
    }
    rows.push((rows.pop() ?? 0) + 1);
    usedColumns += Number(style['--desktop-span']);
  }
  return usedColumns === 12 ? rows.join('+') : `${rows.join('+')}, not full`;
}

test('fills every row, for up to twelve cards, and puts at most four, or `max`, in a row', () => {
  const all = Array.from({ length: 12 }, (_, i) => describeRows(i + 1));
  expect(all.join(' ')).toBe('1 2 3 4 3+2 3+3 4+3 4+4 3+3+3 4+3+3 4+4+3 4+4+4');
  expect([describeRows(4, 3), describeRows(5, 3), describeRows(3, 2)]).toEqual(['2+2', '3+2', '2+1']);
});
