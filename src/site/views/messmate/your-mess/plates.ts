import { circle } from '../../../../ui/Thali/plate.ts';

/** The side of a plate's cell. */
export const CELL = 20;

const RADII = { plate: 8.5, food: 4.5 };

/** The path of `count` plates, or of the food on them, from place `first` on, in rows of `columns`. */
export const platesPath = (
  first: number,
  count: number,
  columns: number,
  part: keyof typeof RADII = 'plate',
): string =>
  Array.from({ length: count }, (_, i) =>
    circle(
      (((first + i) % columns) + 0.5) * CELL,
      (Math.floor((first + i) / columns) + 0.5) * CELL,
      RADII[part],
    ),
  ).join('');
