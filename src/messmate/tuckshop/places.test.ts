import { expect, test } from 'vitest';
import { inPlaces, type Places } from './places.ts';

/** The places after a sequence of open lists, each some seconds after noon. */
function after(...lists: [second: number, open: number[]][]): number[] {
  let places: Places<number> = { second: 0, list: [] };
  for (const [second, open] of lists) places = inPlaces(places, open, second);
  return places.list.map(({ id }) => id);
}

test('what is done keeps its place, and what is new stands below', () => {
  expect(after([0, [1, 2, 3]], [10, [2, 3]])).toEqual([1, 2, 3]);
  expect(after([0, [1, 2]], [10, [2, 3]])).toEqual([1, 2, 3]);
});

test('after five minutes a new one takes the place, and no other moves', () => {
  const done: [number, number[]][] = [
    [0, [1, 2, 3]],
    [10, [2, 3]],
  ];
  expect(after(...done, [309, [2, 3, 4]])).toEqual([1, 2, 3, 4]);
  expect(after(...done, [310, [2, 3, 4]])).toEqual([4, 2, 3]);
});

test('a visitor who goes back, or far ahead, begins with what is open there', () => {
  const before: [number, number[]][] = [
    [3600, [7, 8]],
    [3610, [8, 9]],
  ];
  expect(after(...before, [3600, [7]]), 'Start over forgets what was handed over.').toEqual([7]);
  expect(after(...before, [9000, [20]])).toEqual([20]);
});
