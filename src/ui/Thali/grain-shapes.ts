/** Draws grains as paths: pieces of a staple (rice, idli, pav). */
import type { Staple } from '../../content/schemas/hostel.ts';
import { formatInteger, formatPoint, formatTenth, rotate } from './plate.ts';

/**
 * A grain's shape, in units at a scale of 1. Instead of outlines, the layout compares capsules: rows of equal discs that
 * cover a grain. Capsules must not touch.
 */
type GrainShape = {
  /** First the tip, then a point for each line or three points for each curve. */
  readonly outline: readonly (readonly (readonly [x: number, y: number])[])[];
  /** The distance from the capsule's middle to the middle of its last disc. */
  readonly reach: number;
  readonly discRadius: number;
};

/** A grain, pointed at both ends and slightly wider on one side. */
const pointed = (halfLength: number, width: number): GrainShape => ({
  outline: [
    [[0, -halfLength]],
    [[width * 0.7, -halfLength * 0.86], [width * 0.66, halfLength * 0.84], [0, halfLength]], // biome-ignore format: three points
    [[-width * 0.62, halfLength * 0.86], [-width * 0.6, -halfLength * 0.84], [0, -halfLength]], // biome-ignore format: three points
  ],
  reach: halfLength - width * 0.53,
  discRadius: width * 0.53,
});
/** A round grain: two mirrored curves from top to bottom. If `controlY` exceeds `halfHeight`, both ends have a cleft. */
const round = (halfHeight: number, controlX: number, controlY: number, discRadius: number): GrainShape => ({
  outline: [
    [[0, -halfHeight]],
    [[controlX, -controlY], [controlX, controlY], [0, halfHeight]], // biome-ignore format: three points
    [[-controlX, controlY], [-controlX, -controlY], [0, -halfHeight]], // biome-ignore format: three points
  ],
  reach: 0,
  discRadius,
});

const GRAIN_SHAPES: Readonly<Record<Staple, GrainShape>> = {
  rice: pointed(10, 6.6),
  'puffed rice': pointed(7.2, 12),
  // Two curves are not quite a circle, so the disc is larger.
  idli: round(6.6, 6.6 * 1.33, 6.6, 6.6 * 1.04),
  // Folded once.
  dosa: { outline: [[[-4.1, -9]], [[6.9, -9], [6.9, 9], [-4.1, 9]]], reach: 6.4, discRadius: 5 }, // biome-ignore format: one curve
  pav: round(6.2, 6.2 * 1.36, 6.2 * 1.3, 6.2 * 1.25),
  // Folded in four.
  bread: { outline: [[[0, -8]], [[6.5, 3.5]], [[4.5, 8], [-4.5, 8], [-6.5, 3.5]]], reach: 0, discRadius: 7.9 }, // biome-ignore format: one curve
};

/** The turns of grains, in degrees clockwise. Most lean to the right. */
export const TURNS = [38, 71, 9, 54, 96, 24, 120];

type RotatedGrain = ReturnType<typeof rotateGrain>;
const cache = new Map<string, RotatedGrain>();

export function getRotatedGrain(staple: Staple, scale: number): RotatedGrain {
  const key = `${staple} ${scale}`;
  const grain = cache.get(key) ?? rotateGrain(staple, scale);
  cache.set(key, grain);
  return grain;
}

/** Computes for each turn a grain's tip and discs, relative to its middle, and its path from the tip. */
function rotateGrain(staple: Staple, scale: number) {
  // A tenth of a unit is invisible on a large grain, and integers make the document shorter.
  const format = scale < 1.5 ? formatTenth : formatInteger;
  const { outline, reach, discRadius } = GRAIN_SHAPES[staple];
  const steps = reach > 0 ? [-1, -0.5, 0, 0.5, 1] : [0];
  const turns = TURNS.map((degrees) => {
    const [[exactTip], ...lines] = outline.map((line) =>
      line.map(([x, y]) => rotate([x * scale, y * scale], degrees)),
    ) as [[readonly [number, number]], ...(readonly [number, number])[][]];
    const tip = [Math.round(exactTip[0]), Math.round(exactTip[1])] as const;
    let pen = exactTip;
    const path = lines.map((points) => {
      const d = points.map(([x, y]) => formatPoint(x - pen[0], y - pen[1], format)).join(' ');
      pen = points[points.length - 1] ?? pen;
      return (points.length > 1 ? 'c' : 'l') + d;
    });
    // Discs move with the tip when it is rounded.
    const discs = steps.map((step) => {
      const [x, y] = rotate([0, step * reach * scale], degrees);
      return { x: x + tip[0] - exactTip[0], y: y + tip[1] - exactTip[1] };
    });
    return { tip, path: `${path.join('')}z`, discs };
  });
  return { turns, discRadius: discRadius * scale, length: 2 * (reach + discRadius) * scale };
}

/** Draws a grain at each position, as one path. `turnIndex` is an index in TURNS. */
export function drawGrainShapes(
  positions: readonly { readonly x: number; readonly y: number; readonly turnIndex?: number }[],
  scale: number,
  staple: Staple = 'rice',
): string {
  const { turns } = getRotatedGrain(staple, scale);
  let d = '';
  let pen: readonly [number, number] | undefined;
  for (const { x, y, turnIndex = 0 } of positions) {
    const { tip, path } = turns[turnIndex] as (typeof turns)[number];
    const start = [Math.round(x) + tip[0], Math.round(y) + tip[1]] as const;
    // After z, which closes a path, the pen is at the tip of the grain before.
    const [penX, penY] = pen ?? [0, 0];
    d += (pen ? 'm' : 'M') + formatPoint(start[0] - penX, start[1] - penY, formatInteger) + path;
    pen = start;
  }
  return d;
}
