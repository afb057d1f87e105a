/** Outlines of heaped food (rice, idli, pav), turned and written as paths. */
import type { Heap } from '../../content/schemas/hostel.ts';
import { at, tenth, turn } from './plate.ts';

/**
 * A piece of what is heaped: its outline from a tip, as curves and lines, in units at full size; and the capsule that holds it,
 * by which pieces keep clear of each other. A fuller plate has smaller ones.
 */
type Piece = {
  readonly outline: readonly (readonly (readonly [x: number, y: number])[])[];
  /** From the middle to the last disc, and the discs' radius. */
  readonly reach: number;
  readonly radius: number;
};

/** Pointed at both ends and a little fuller on one side. */
const grain = (h: number, w: number): Piece => ({
  outline: [
    [[0, -h]],
    [[w * 0.7, -h * 0.86], [w * 0.66, h * 0.84], [0, h]], // biome-ignore format: three points
    [[-w * 0.62, h * 0.86], [-w * 0.6, -h * 0.84], [0, -h]], // biome-ignore format: three points
  ],
  reach: h - w * 0.53,
  radius: w * 0.53,
});
const round = (r: number): Piece => ({
  outline: [
    [[0, -r]],
    [[r * 1.33, -r], [r * 1.33, r], [0, r]], // biome-ignore format: three points
    [[-r * 1.33, r], [-r * 1.33, -r], [0, -r]], // biome-ignore format: three points
  ],
  reach: 0,
  // Two curves are not quite a circle.
  radius: r * 1.04,
});

/** Square with soft corners, and a cleft at both ends. */
const bun = (r: number): Piece => ({
  outline: [
    [[0, -r]],
    [[r * 1.36, -r * 1.3], [r * 1.36, r * 1.3], [0, r]], // biome-ignore format: three points
    [[-r * 1.36, r * 1.3], [-r * 1.36, -r * 1.3], [0, -r]], // biome-ignore format: three points
  ],
  reach: 0,
  radius: r * 1.25,
});

const PIECES: Readonly<Record<Heap, Piece>> = {
  rice: grain(10, 6.6),
  'puffed rice': grain(7.2, 12),
  idli: round(6.6),
  // Folded over.
  dosa: { outline: [[[-4.1, -9]], [[6.9, -9], [6.9, 9], [-4.1, 9]]], reach: 6.4, radius: 5 }, // biome-ignore format: one curve
  pav: bun(6.2),
  // Folded in four.
  bread: { outline: [[[0, -8]], [[6.5, 3.5]], [[4.5, 8], [-4.5, 8], [-6.5, 3.5]]], reach: 0, radius: 7.9 }, // biome-ignore format: one curve
};

/** Degrees: most lean one way, as the logo's grain does. */
export const TURNS = [38, 71, 9, 54, 96, 24, 120];

const integer = (n: number): string => String(Math.round(n) || 0);

type Pieces = ReturnType<typeof rotatePieces>;
/** Cached pieces by heap and size. */
const cache = new Map<string, Pieces>();

export function piecesAt(heap: Heap, scale: number): Pieces {
  const key = `${heap} ${scale}`;
  const pieces = cache.get(key) ?? rotatePieces(heap, scale);
  cache.set(key, pieces);
  return pieces;
}

/** A piece at each turn: its tip relative to its middle, its outline from the tip, and the discs that hold it. */
function rotatePieces(heap: Heap, scale: number) {
  // A tenth of a unit is invisible on a large grain, and integers make the document shorter.
  const write = scale < 1.5 ? tenth : integer;
  const { outline, reach, radius } = PIECES[heap];
  const steps = reach > 0 ? [-1, -0.5, 0, 0.5, 1] : [0];
  const turns = TURNS.map((degrees) => {
    const [[start], ...lines] = outline.map((line) =>
      line.map(([x, y]) => turn([x * scale, y * scale], degrees)),
    ) as [[readonly [number, number]], ...(readonly [number, number])[][]];
    const tip = [Math.round(start[0]), Math.round(start[1])] as const;
    let pen = start;
    const path = lines.map((points) => {
      const d = points.map(([x, y]) => at(x - pen[0], y - pen[1], write)).join(' ');
      pen = points[points.length - 1] ?? pen;
      return (points.length > 1 ? 'c' : 'l') + d;
    });
    const discs = steps.map((step) => {
      const [x, y] = turn([0, step * reach * scale], degrees);
      return { x: x + tip[0] - start[0], y: y + tip[1] - start[1] };
    });
    return { tip, path: `${path.join('')}z`, discs };
  });
  return { turns, radius: radius * scale, length: 2 * (reach + radius) * scale };
}

/** Pieces as one path. */
export function grainPath(
  places: readonly { readonly x: number; readonly y: number; readonly turn?: number }[],
  scale: number,
  heap: Heap = 'rice',
): string {
  const { turns } = piecesAt(heap, scale);
  let d = '';
  let pen: readonly [number, number] | undefined;
  for (const { x, y, turn = 0 } of places) {
    const { tip, path } = turns[turn] as (typeof turns)[number];
    const to = [Math.round(x) + tip[0], Math.round(y) + tip[1]] as const;
    // After z the pen is back at the last grain's tip.
    d += (pen ? `m${at(to[0] - pen[0], to[1] - pen[1], integer)}` : `M${at(to[0], to[1], integer)}`) + path;
    pen = to;
  }
  return d;
}
