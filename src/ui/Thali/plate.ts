/**
 * The plate's measures, in units of its drawing: a square of 640 with the origin in the middle, y growing downwards, so
 * that nothing needs a transform.
 */

/** Half the side of the drawing. */
export const HALF = 320;
/** Radii: the rim's outer edge, the end of its rolled lip, and the floor, where the food lies. */
export const PLATE = 300;
export const LIP = 291;
export const FLOOR = 266;
/** Clean steel between the food and whatever it lies beside. */
export const CLEAR = 13;
/** Thickness of a bowl's wall. */
export const WALL = 8;

type Point = readonly [x: number, y: number];

/** A point turned about the origin, clockwise, by degrees. */
export function turn([x, y]: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [x * cos - y * sin, x * sin + y * cos];
}

/** A number as path data writes it shortest, to a tenth. */
export const tenth = (n: number): string => String(Math.round(n * 10) / 10).replace(/^(-?)0\./, '$1.');

/** A point as path data writes it shortest: a minus sign needs no space before it. */
export function at(x: number, y: number, write: (n: number) => string = tenth): string {
  const second = write(y);
  return write(x) + (second.startsWith('-') ? '' : ' ') + second;
}

/** A circle as path data. */
export const circle = (x: number, y: number, r: number): string =>
  `M${at(x - r, y)}a${tenth(r)} ${tenth(r)} 0 1 0 ${tenth(2 * r)} 0a${tenth(r)} ${tenth(r)} 0 1 0-${tenth(2 * r)} 0z`;

/** A bowl's place, and by how many degrees it stands off the top of the plate. */
export type Bowl = { readonly x: number; readonly y: number; readonly radius: number; readonly lean: number };

/** By the number of bowls: their radius, and the degrees between two neighbours. */
const BOWLS: readonly (readonly [radius: number, step: number])[] = [
  [0, 0],
  [86, 0],
  [86, 64],
  [82, 59],
  [70, 47],
];

/** How many dishes are drawn. The others stand in the menu beside the plate. */
const MAX_BOWLS = BOWLS.length - 1;

/** Where bowls stand: along the far edge, left to right in the order of the menu. At most four, whatever the number of dishes. */
export function placeBowls(dishes: number): readonly Bowl[] {
  const count = Math.min(dishes, MAX_BOWLS);
  const [radius, step] = BOWLS[count] ?? [0, 0];
  return Array.from({ length: count }, (_, i) => {
    const lean = (i - (count - 1) / 2) * step;
    const [x, y] = turn([0, radius + CLEAR / 2 - FLOOR], lean);
    return { x, y, radius, lean };
  });
}
