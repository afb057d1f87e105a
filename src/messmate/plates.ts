import { circle } from '../ui/Thali/plate.ts';

/** The side of a plate's cell, and a plate's radius. */
export const CELL = 20;
const RADIUS = 8.5;

/** The path of `count` plates, or of circles on them, from place `first` on, in rows of `columns`. */
export const platesPath = (first: number, count: number, columns: number, radius = RADIUS): string =>
  Array.from({ length: count }, (_, i) =>
    circle((((first + i) % columns) + 0.5) * CELL, (Math.floor((first + i) / columns) + 0.5) * CELL, radius),
  ).join('');
