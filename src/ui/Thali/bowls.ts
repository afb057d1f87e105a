import { circle, formatPoint } from './plate.ts';

/** The width and height of a bowl's cell, in units of the drawing. */
export const CELL = 20;
/** The radius of a bowl's rim. */
const RIM = 8.25;

/** Two shapes of left-over food, relative to the bowl's middle. They alternate, so that a row looks irregular. */
const FOOD = [
  'm-4-3.5c3-2.5 7-2 8 1.5s-1 6-4 6-6-1-6-4 1-2.5 2-3.5zm1.5 2q2-2 4-1',
  'm-3-4.5c3-1 6 0 7 3s0 5.5-3 6-6 0-6.5-3 .5-5 2.5-6zm.5 2q3-1 4.5 1.5',
];

/** Calls `draw` with the middle of each cell from `first` on, in rows of `columns`. */
const drawCells = (
  first: number,
  count: number,
  columns: number,
  draw: (x: number, y: number, i: number) => string,
) =>
  Array.from({ length: count }, (_, i) => {
    const cell = first + i;
    return draw(((cell % columns) + 0.5) * CELL, (Math.floor(cell / columns) + 0.5) * CELL, i);
  }).join('');

/** Draws `count` bowls from cell `first` on, in rows of `columns`. */
export const drawBowls = (first: number, count: number, columns: number): string =>
  drawCells(first, count, columns, (x, y) => circle(x, y, RIM));

/** Draws the food in `count` bowls. */
export const drawFood = (first: number, count: number, columns: number): string =>
  drawCells(first, count, columns, (x, y, i) => `M${formatPoint(x, y)}${FOOD[i % FOOD.length]}`);
