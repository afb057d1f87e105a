/** Draws bowls and the left-over food in them, each in a square cell. */
import { circle, formatPoint } from './plate.ts';

/** The width and height of a cell, in units of the drawing. */
export const CELL_SIZE = 20;
const BOWL_RIM_RADIUS = 8.25;

/** Two shapes of left-over food, relative to the bowl's middle. They alternate, so that a row looks irregular. */
const FOODS = [
  'm-4-3.5c3-2.5 7-2 8 1.5s-1 6-4 6-6-1-6-4 1-2.5 2-3.5zm1.5 2q2-2 4-1',
  'm-3-4.5c3-1 6 0 7 3s0 5.5-3 6-6 0-6.5-3 .5-5 2.5-6zm.5 2q3-1 4.5 1.5',
];

/** Calls `draw` with the middle of each cell from `firstCell` on, in rows of `columns`. */
const drawCells = (
  firstCell: number,
  count: number,
  columns: number,
  draw: (x: number, y: number, i: number) => string,
) =>
  Array.from({ length: count }, (_, i) => {
    const cell = firstCell + i;
    return draw(((cell % columns) + 0.5) * CELL_SIZE, (Math.floor(cell / columns) + 0.5) * CELL_SIZE, i);
  }).join('');

export const drawBowls = (firstCell: number, count: number, columns: number): string =>
  drawCells(firstCell, count, columns, (x, y) => circle(x, y, BOWL_RIM_RADIUS));

export const drawFood = (firstCell: number, count: number, columns: number): string =>
  drawCells(firstCell, count, columns, (x, y, i) => `M${formatPoint(x, y)}${FOODS[i % FOODS.length]}`);
