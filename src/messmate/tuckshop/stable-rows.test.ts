import { expect, test } from 'vitest';
import { type StableRows, updateRows } from './stable-rows.ts';

function idsAfter(...updates: [second: number, openIds: number[]][]): number[] {
  let rows: StableRows = { second: 0, list: [] };
  for (const [second, openIds] of updates) rows = updateRows(rows, openIds, second);
  return rows.list.map(({ id }) => id);
}

test('keeps the row of a finished order in position, and adds new rows below', () => {
  expect(idsAfter([0, [1, 2, 3]], [10, [2, 3]])).toEqual([1, 2, 3]);
  expect(idsAfter([0, [1, 2]], [10, [2, 3]])).toEqual([1, 2, 3]);
});

test('replaces the row of a finished order after five minutes, and moves no other row', () => {
  const done: [number, number[]][] = [
    [0, [1, 2, 3]],
    [10, [2, 3]],
  ];
  expect(idsAfter(...done, [309, [2, 3, 4]])).toEqual([1, 2, 3, 4]);
  expect(idsAfter(...done, [310, [2, 3, 4]])).toEqual([4, 2, 3]);
});

test('starts a new list after the clock goes back or far ahead', () => {
  const before: [number, number[]][] = [
    [3600, [7, 8]],
    [3610, [8, 9]],
  ];
  expect(idsAfter(...before, [3600, [7]])).toEqual([7]);
  expect(idsAfter(...before, [9000, [20]])).toEqual([20]);
});
