import { expect, test } from 'vitest';
import { computeSpans } from './Cards.ts';

/** The number of cards in each row, and whether the last row is full. */
function rowsOf(count: number, max?: number): string {
  const rows: number[] = [];
  let used = 12;
  for (const style of computeSpans(count, max)) {
    if (used === 12) {
      rows.push(0);
      used = 0;
    }
    rows.push((rows.pop() ?? 0) + 1);
    used += Number(style['--span']);
  }
  return used === 12 ? rows.join('+') : `${rows.join('+')}, not full`;
}

test('fills every row with one to twelve cards, at most four in a row', () => {
  const all = Array.from({ length: 12 }, (_, i) => rowsOf(i + 1));
  expect(all).toEqual([
    ...['1', '2', '3', '4', '3+2', '3+3', '4+3', '4+4', '3+3+3', '4+3+3', '4+4+3', '4+4+4'],
  ]);
  expect([rowsOf(4, 3), rowsOf(5, 3), rowsOf(3, 2)]).toEqual(['2+2', '3+2', '2+1']);
});
