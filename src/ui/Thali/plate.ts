/** The plate's measures, in units of a drawing of 640 × 640 units with the origin in its middle. */

export const HALF_SIDE = 320;
export const RIM_RADIUS = 300;
/** The radius inside the rolled lip. */
export const LIP_RADIUS = 291;
export const FLOOR_RADIUS = 266;
/** Grains' middles keep about this distance from the floor's edge and from bowls. Bowls keep half of it from the edge. */
export const CLEARANCE = 13;
export const BOWL_WALL_THICKNESS = 8;

type Point = readonly [x: number, y: number];

/** Turns a point clockwise about the origin. */
export function rotate([x, y]: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [x * cos - y * sin, x * sin + y * cos];
}

/** Writes a number for path data, to a tenth, as short as possible. */
export const formatTenth = (n: number): string => String(Math.round(n * 10) / 10).replace(/^(-?)0\./, '$1.');

/** Writes an integer for path data, never as -0. */
export const formatInteger = (n: number): string => String(Math.round(n) || 0);

/** Writes a point for path data, without a space before a minus sign. */
export function formatPoint(x: number, y: number, format: (n: number) => string = formatTenth): string {
  const yText = format(y);
  return format(x) + (yText.startsWith('-') ? '' : ' ') + yText;
}

export const circle = (x: number, y: number, r: number): string =>
  `M${formatPoint(x - r, y)}a${formatTenth(r)} ${formatTenth(r)} 0 1 0 ${formatTenth(2 * r)} 0a${formatTenth(r)} ${formatTenth(r)} 0 1 0-${formatTenth(2 * r)} 0z`;

/** A bowl's middle and radius, and its position on the plate as an angle in degrees, clockwise from the top. */
export type Bowl = Readonly<{ x: number; y: number; radius: number; angle: number }>;

/** The radius of bowls, and the angle between two neighbours in degrees, by the number of bowls on the plate. */
const BOWL_SIZES: readonly (readonly [radius: number, step: number])[] = [
  [0, 0],
  [86, 0],
  [86, 64],
  [82, 59],
  [70, 47],
];

/** The plate has at most this many bowls. Further dishes are not drawn. */
const MAX_BOWLS = BOWL_SIZES.length - 1;

/** Places bowls along the far edge, from left to right in the order of the menu. */
export function placeBowls(dishes: number): readonly Bowl[] {
  const count = Math.min(dishes, MAX_BOWLS);
  const [radius, step] = BOWL_SIZES[count] ?? [0, 0];
  return Array.from({ length: count }, (_, i) => {
    const angle = (i - (count - 1) / 2) * step;
    const [x, y] = rotate([0, radius + CLEARANCE / 2 - FLOOR_RADIUS], angle);
    return { x, y, radius, angle };
  });
}
