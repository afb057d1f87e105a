import { at, circle } from './plate.ts';

/** The side of a bowl's cell, in units of the drawing, and the radius of its rim. */
export const CELL = 20;
const RIM = 8.25;

/** What is left in a bowl, from its upper left on: two shapes, so that a row does not look printed. */
const FOOD = [
  'm-4-3.5c3-2.5 7-2 8 1.5s-1 6-4 6-6-1-6-4 1-2.5 2-3.5zm1.5 2q2-2 4-1',
  'm-3-4.5c3-1 6 0 7 3s0 5.5-3 6-6 0-6.5-3 .5-5 2.5-6zm.5 2q3-1 4.5 1.5',
];

/** Draws something in the cells from `first` on, in rows of `columns`. */
const inCells = (
  first: number,
  count: number,
  columns: number,
  draw: (x: number, y: number, i: number) => string,
) =>
  Array.from({ length: count }, (_, i) => {
    const cell = first + i;
    return draw(((cell % columns) + 0.5) * CELL, (Math.floor(cell / columns) + 0.5) * CELL, i);
  }).join('');

/** The path of `count` bowls, from place `first` on, in rows of `columns`. */
export const bowlsPath = (first: number, count: number, columns: number): string =>
  inCells(first, count, columns, (x, y) => circle(x, y, RIM));

/** The path of the food in as many bowls. */
export const foodPath = (first: number, count: number, columns: number): string =>
  inCells(first, count, columns, (x, y, i) => `M${at(x, y)}${FOOD[i % FOOD.length]}`);
