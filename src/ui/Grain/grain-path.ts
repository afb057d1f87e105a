/** Grains as SVG path data: each has one of seven shapes, always in the same order. */

/** Length and half width of a grain in a cell of twenty units: filled, outlined, a speck. */
const SIZE = {
  served: [16, 3.2],
  due: [14, 2.7],
  skip: [5, 1.1],
} as const;

export type GrainState = keyof typeof SIZE;

type Lie = readonly [tilt: number, x: number, y: number];

/** Tilts in degrees, and offsets from the middle of the cell: seven, so that no column of 15 repeats. */
const LIE: readonly Lie[] = [
  [27, 0.3, -0.5],
  [46, -0.6, 0.2],
  [35, 0.5, 0.6],
  [54, 0, -0.3],
  [23, -0.4, 0.5],
  [41, 0.7, 0],
  [31, -0.2, -0.7],
];

/** The side of a grain's cell. */
export const CELL = 20;

const round = (n: number): string => String(Math.round(n * 10) / 10).replace(/^(-?)0\./, '$1.');

type Shape = { top: readonly [number, number]; curve: string };

/** A cache of the few shapes: a field has hundreds of grains, and is drawn with every step. */
const drawn: Record<string, Shape> = {};

const shape = (size: GrainState, place: number): Shape => {
  const lie = place % LIE.length;
  const key = size + lie;
  drawn[key] ??= draw(size, LIE[lie] as Lie);
  return drawn[key];
};

/** One long-grain lens with one fuller side, as two curves from its tip to its end and back. */
function draw(size: GrainState, [tilt, x, y]: Lie): Shape {
  const [length, w] = SIZE[size];
  const h = length / 2;
  const sin = Math.sin((tilt * Math.PI) / 180);
  const cos = Math.cos((tilt * Math.PI) / 180);
  const at = (px: number, py: number): [number, number] => [px * cos - py * sin, px * sin + py * cos];
  const tip = at(0, -h);
  const end = at(0, h);
  const from = (origin: readonly [number, number], points: [number, number][]) =>
    points.map(([px, py]) => `${round(px - origin[0])} ${round(py - origin[1])}`).join(' ');
  return {
    top: [x + tip[0], y + tip[1]],
    curve: `c${from(tip, [at(w * 1.5, -h * 0.94), at(w * 1.3, h * 0.9), end])}c${from(end, [at(-w * 1.25, h * 0.94), at(-w * 1.2, -h * 0.9), tip])}z`,
  };
}

/** The path of `count` grains from place `first` on, in rows of `columns`. */
export function grainsPath(state: GrainState, first: number, count: number, columns: number): string {
  let path = '';
  let last: readonly [number, number] | undefined;
  for (let i = first; i < first + count; i++) {
    const { top, curve } = shape(state, i);
    const x = (i % columns) * CELL + CELL / 2 + top[0];
    const y = Math.floor(i / columns) * CELL + CELL / 2 + top[1];
    // After z the pen is back at the last grain's tip, so a relative move leads to the next one.
    path += last ? `m${round(x - last[0])} ${round(y - last[1])}` : `M${round(x)} ${round(y)}`;
    last = [x, y];
    path += curve;
  }
  return path;
}

/** One grain with its middle at x, y. */
export function grainAt(size: GrainState, x: number, y: number, lie: number): string {
  const { top, curve } = shape(size, lie);
  return `M${round(x + top[0])} ${round(y + top[1])}${curve}`;
}
