/** The outline of heaped rice: it encloses the grains that lie close together, and crosses none. */
import { contours } from 'd3-contour';
import type { Grain } from './layout.ts';
import { at } from './plate.ts';

type Point = { readonly x: number; readonly y: number };

/** In units of the drawing: half the side of the grid, which reaches beyond the plate, and the distance of its lines. */
const REACH = 340;
const STEP = 10;
const COLUMNS = (2 * REACH) / STEP + 1;
/** Rice between the outermost grains and the outline. */
const EDGE = 7;
/** Bays narrower than twice so many mean distances of two grains are filled, up to a limit, so that the outline is smooth. */
const FILLED = { distances: 1.9, max: 76 };
/** A grain belongs to the heap with so many others within so many mean distances of two. */
const CLOSE = { grains: 3, within: 1.7 };
/** Fewer grains are no heap. */
const MIN_GRAINS = 8;
/** The outline is a curve by every second point of the grid's contour. */
const EVERY = 2;

const column = (n: number) => Math.max(0, Math.min(COLUMNS - 1, Math.round((n + REACH) / STEP)));

/**
 * The distance from each point of the grid to the nearest of the points; `max` where it is larger.
 * @param before distances to other points, which count too
 */
function distances(points: readonly Point[], max: number, before?: Float32Array): Float32Array {
  const field =
    before?.map((distance) => distance ** 2) ?? new Float32Array(COLUMNS * COLUMNS).fill(max * max);
  for (const { x, y } of points) {
    const [first, last, bottom] = [column(x - max), column(x + max), column(y + max)];
    for (let row = column(y - max); row <= bottom; row++) {
      const dy = row * STEP - REACH - y;
      for (let i = first; i <= last; i++) {
        const dx = i * STEP - REACH - x;
        const square = dx * dx + dy * dy;
        if (square < (field[row * COLUMNS + i] as number)) field[row * COLUMNS + i] = square;
      }
    }
  }
  return field.map(Math.sqrt);
}

/** The closed lines along which a field has the level. */
const linesAt = (field: Float32Array, level: number): Point[][] =>
  contours()
    .size([COLUMNS, COLUMNS])
    .contour(field as unknown as number[], level)
    .coordinates.flat()
    .map((ring) =>
      ring.map(([x = 0, y = 0]) => ({ x: (x - 0.5) * STEP - REACH, y: (y - 0.5) * STEP - REACH })),
    );

/**
 * Grains of a plate in their heap and apart from it, and the heap's outline as path data.
 * @param length of a grain
 * @param mean distance of two
 */
export function heapOf(grains: readonly Grain[], length: number, mean: number) {
  const near = (CLOSE.within * mean) ** 2;
  const isNear = (a: Grain, b: Grain) => (a.x - b.x) ** 2 + (a.y - b.y) ** 2 < near;
  let heap = grains.filter((a) => {
    let others = -1;
    for (const b of grains) if (isNear(a, b) && ++others === CLOSE.grains) return true;
    return false;
  });
  if (heap.length < MIN_GRAINS) return { heap: [], apart: grains, outline: '' };
  // A morphological closing: grown by more than the radius of a grain, then shrunk to it.
  const filled = Math.min(FILLED.max, FILLED.distances * mean);
  const grown = length / 2 + EDGE + filled;
  let outside = distances(heap, grown + STEP);
  for (;;) {
    const inside = distances(linesAt(outside, grown).flat(), filled + STEP);
    const depth = inside.map(
      (distance, i) => ((outside[i] as number) < grown ? distance : -distance) - filled,
    );
    // A grain that would lie on the outline belongs to the heap.
    const members = new Set(heap);
    const added = grains.filter(
      (grain) =>
        !members.has(grain) &&
        (depth[column(grain.y) * COLUMNS + column(grain.x)] as number) > -length / 2 - 2 * EDGE,
    );
    if (added.length === 0)
      return {
        heap,
        apart: grains.filter((grain) => !members.has(grain)),
        outline: outlineOf(linesAt(depth, 0)),
      };
    heap = [...heap, ...added];
    outside = distances(added, grown + STEP, outside);
  }
}

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const integer = (n: number) => String(Math.round(n) || 0);

/** Lines as smooth curves, whose control points are some of theirs. */
const outlineOf = (lines: readonly (readonly Point[])[]): string =>
  lines
    .map((line) => {
      const controls = line.slice(1).filter((_, i) => i % EVERY === 0);
      const ends = controls.map((control, i) =>
        middle(control, controls[(i + 1) % controls.length] as Point),
      );
      const start = ends[ends.length - 1] as Point;
      let pen = { x: Math.round(start.x), y: Math.round(start.y) };
      const curves = controls.map((control, i) => {
        const { x, y } = pen;
        const end = ends[i] as Point;
        pen = { x: Math.round(end.x), y: Math.round(end.y) };
        return `q${at(control.x - x, control.y - y, integer)} ${at(pen.x - x, pen.y - y, integer)}`;
      });
      return `M${at(start.x, start.y, integer)}${curves.join('')}z`;
    })
    .join('');
