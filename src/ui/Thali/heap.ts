/** Outlines heaped rice: the outline encloses grains that are close together, and crosses no grain. */
import { contours } from 'd3-contour';
import type { Grain } from './layout.ts';
import { formatPoint } from './plate.ts';

type Point = { readonly x: number; readonly y: number };

/** Half the side of the grid, which extends beyond the plate, in units of the drawing. */
const REACH = 340;
/** The distance of the grid's lines, in units of the drawing. */
const STEP = 10;
const COLUMNS = (2 * REACH) / STEP + 1;
/** The distance between the outermost grains and the outline. */
const EDGE = 7;
/** Bays narrower than twice this many mean distances of two grains are filled, up to `max`, to smooth the outline. */
const FILL = { distances: 1.9, max: 76 };
/** A grain with this many neighbours, within this many mean distances of two grains, belongs to the heap. */
const NEIGHBOURS = { count: 3, distances: 1.7 };
/** Fewer grains get no outline. */
const MIN_GRAINS = 8;
/** The curve uses every second point of the contour. */
const CONTOUR_STEP = 2;

const toColumn = (n: number) => Math.max(0, Math.min(COLUMNS - 1, Math.round((n + REACH) / STEP)));

/**
 * Computes the distance from each point of the grid to the nearest of the points, up to `max`.
 * @param before distances to other points, which also count
 */
function distances(points: readonly Point[], max: number, before?: Float32Array): Float32Array {
  const field =
    before?.map((distance) => distance ** 2) ?? new Float32Array(COLUMNS * COLUMNS).fill(max * max);
  for (const { x, y } of points) {
    const [left, right, bottom] = [toColumn(x - max), toColumn(x + max), toColumn(y + max)];
    for (let row = toColumn(y - max); row <= bottom; row++) {
      const dy = row * STEP - REACH - y;
      for (let i = left; i <= right; i++) {
        const dx = i * STEP - REACH - x;
        const square = dx * dx + dy * dy;
        if (square < (field[row * COLUMNS + i] as number)) field[row * COLUMNS + i] = square;
      }
    }
  }
  return field.map(Math.sqrt);
}

/** Finds the closed lines along which a field has the level. */
const findContours = (field: Float32Array, level: number): Point[][] =>
  contours()
    .size([COLUMNS, COLUMNS])
    .contour(field as unknown as number[], level)
    .coordinates.flat()
    .map((ring) =>
      ring.map(([x = 0, y = 0]) => ({ x: (x - 0.5) * STEP - REACH, y: (y - 0.5) * STEP - REACH })),
    );

/**
 * Divides a plate's grains into the heap and those apart from it, and outlines the heap as path data.
 * @param length of a grain
 * @param mean distance of two grains
 */
export function findHeap(grains: readonly Grain[], length: number, mean: number) {
  const near = (NEIGHBOURS.distances * mean) ** 2;
  const isNear = (a: Grain, b: Grain) => (a.x - b.x) ** 2 + (a.y - b.y) ** 2 < near;
  let heap = grains.filter((a) => {
    // The loop counts the grain itself too.
    let neighbours = -1;
    for (const b of grains) if (isNear(a, b) && ++neighbours === NEIGHBOURS.count) return true;
    return false;
  });
  if (heap.length < MIN_GRAINS) return { heap: [], apart: grains, outline: '' };
  // A morphological closing: the shape grows by more than the radius of a grain, then shrinks to that radius.
  const shrinkage = Math.min(FILL.max, FILL.distances * mean);
  const growth = length / 2 + EDGE + shrinkage;
  let outside = distances(heap, growth + STEP);
  for (;;) {
    const inside = distances(findContours(outside, growth).flat(), shrinkage + STEP);
    const depth = inside.map(
      (distance, i) => ((outside[i] as number) < growth ? distance : -distance) - shrinkage,
    );
    // A grain that the outline would cross belongs to the heap.
    const members = new Set(heap);
    const added = grains.filter(
      (grain) =>
        !members.has(grain) &&
        (depth[toColumn(grain.y) * COLUMNS + toColumn(grain.x)] as number) > -length / 2 - 2 * EDGE,
    );
    if (added.length === 0)
      return {
        heap,
        apart: grains.filter((grain) => !members.has(grain)),
        outline: drawOutlines(findContours(depth, 0)),
      };
    heap = [...heap, ...added];
    outside = distances(added, growth + STEP, outside);
  }
}

const midpoint = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const integer = (n: number) => String(Math.round(n) || 0);

/** Draws lines as smooth curves, with every second point as a control point. */
const drawOutlines = (lines: readonly (readonly Point[])[]): string =>
  lines
    .map((line) => {
      const controls = line.slice(1).filter((_, i) => i % CONTOUR_STEP === 0);
      const ends = controls.map((control, i) =>
        midpoint(control, controls[(i + 1) % controls.length] as Point),
      );
      const start = ends[ends.length - 1] as Point;
      let pen = { x: Math.round(start.x), y: Math.round(start.y) };
      const curves = controls.map((control, i) => {
        const { x, y } = pen;
        const end = ends[i] as Point;
        pen = { x: Math.round(end.x), y: Math.round(end.y) };
        return `q${formatPoint(control.x - x, control.y - y, integer)} ${formatPoint(pen.x - x, pen.y - y, integer)}`;
      });
      return `M${formatPoint(start.x, start.y, integer)}${curves.join('')}z`;
    })
    .join('');
