/** Outlines heaped rice: the outline encloses grains that are close together, and crosses no grain. */
import { contours } from 'd3-contour';
import type { Grain } from './layout.ts';
import { formatInteger, formatPoint } from './plate.ts';

type Point = { readonly x: number; readonly y: number };

/** Half the side of the grid, which extends beyond the plate, in units of the drawing. */
const GRID_HALF = 340;
/** The distance between two lines of the grid, in units of the drawing. */
const STEP = 10;
const COLUMNS = (2 * GRID_HALF) / STEP + 1;
/** The distance between the outermost grains and the outline, in units. */
const MARGIN = 7;
/** The radius of the morphological closing, in mean spacings, up to `max` units. It fills bays up to twice as wide. */
const FILL = { meanSpacings: 1.9, max: 76 };
/** A grain with this many neighbours, within this many mean spacings, belongs to the heap. */
const NEIGHBOURS = { count: 3, meanSpacings: 1.7 };
/** Fewer grains get no outline. */
const MIN_GRAINS = 8;

const toGridLine = (n: number) => Math.max(0, Math.min(COLUMNS - 1, Math.round((n + GRID_HALF) / STEP)));

/**
 * Computes the distance from each point of the grid to the nearest of the points, up to `max`.
 * @param earlier result of this function, to which the points are added
 */
function computeDistances(points: readonly Point[], max: number, earlier?: Float32Array): Float32Array {
  const squares =
    earlier?.map((distance) => distance ** 2) ?? new Float32Array(COLUMNS * COLUMNS).fill(max * max);
  for (const { x, y } of points) {
    const [left, right, bottom] = [toGridLine(x - max), toGridLine(x + max), toGridLine(y + max)];
    for (let row = toGridLine(y - max); row <= bottom; row++) {
      const dy = row * STEP - GRID_HALF - y;
      for (let i = left; i <= right; i++) {
        const dx = i * STEP - GRID_HALF - x;
        const square = dx * dx + dy * dy;
        if (square < (squares[row * COLUMNS + i] as number)) squares[row * COLUMNS + i] = square;
      }
    }
  }
  return squares.map(Math.sqrt);
}

/** Finds the closed lines at a level of `field`, which has a value for each grid point. d3-contour adds half a step. */
const findContours = (field: Float32Array, level: number): Point[][] =>
  contours()
    .size([COLUMNS, COLUMNS])
    .contour(field as unknown as number[], level)
    .coordinates.flat()
    .map((ring) =>
      ring.map(([x = 0, y = 0]) => ({ x: (x - 0.5) * STEP - GRID_HALF, y: (y - 0.5) * STEP - GRID_HALF })),
    );

/**
 * Divides a plate's grains into the heap and those apart from it, and outlines the heap as path data.
 * @param length of a grain
 * @param meanSpacing of neighbouring grains
 */
export function findHeap(grains: readonly Grain[], length: number, meanSpacing: number) {
  const maxSquare = (NEIGHBOURS.meanSpacings * meanSpacing) ** 2;
  const isNear = (a: Grain, b: Grain) => (a.x - b.x) ** 2 + (a.y - b.y) ** 2 < maxSquare;
  let heap = grains.filter((a) => {
    // The loop counts the grain itself too.
    let neighbours = -1;
    for (const b of grains) if (isNear(a, b) && ++neighbours === NEIGHBOURS.count) return true;
    return false;
  });
  if (heap.length < MIN_GRAINS) return { heap: [], apart: grains, outline: '' };
  // A morphological closing, which fills bays: the shape grows by `growth`, then shrinks by `shrinkage`.
  const shrinkage = Math.min(FILL.max, FILL.meanSpacings * meanSpacing);
  const growth = length / 2 + MARGIN + shrinkage;
  let fromGrains = computeDistances(heap, growth + STEP);
  for (;;) {
    const fromEdge = computeDistances(findContours(fromGrains, growth).flat(), shrinkage + STEP);
    // The distance to the outline, positive inside it.
    const depth = fromEdge.map(
      (distance, i) => ((fromGrains[i] as number) < growth ? distance : -distance) - shrinkage,
    );
    // A grain that the outline would cross or nearly touch belongs to the heap.
    const members = new Set(heap);
    const added = grains.filter(
      (grain) =>
        !members.has(grain) &&
        (depth[toGridLine(grain.y) * COLUMNS + toGridLine(grain.x)] as number) > -length / 2 - 2 * MARGIN,
    );
    if (added.length === 0)
      return {
        heap,
        apart: grains.filter((grain) => !members.has(grain)),
        outline: drawOutlines(findContours(depth, 0)),
      };
    heap = [...heap, ...added];
    fromGrains = computeDistances(added, growth + STEP, fromGrains);
  }
}

const midpoint = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** Draws contours as smooth curves, with every second point as a control point. */
const drawOutlines = (lines: readonly (readonly Point[])[]): string =>
  lines
    .map((line) => {
      const controls = line.slice(1).filter((_, i) => i % 2 === 0);
      const ends = controls.map((control, i) =>
        midpoint(control, controls[(i + 1) % controls.length] as Point),
      );
      const start = ends[ends.length - 1] as Point;
      let pen = { x: Math.round(start.x), y: Math.round(start.y) };
      const curves = controls.map((control, i) => {
        const { x, y } = pen;
        const end = ends[i] as Point;
        pen = { x: Math.round(end.x), y: Math.round(end.y) };
        return `q${formatPoint(control.x - x, control.y - y, formatInteger)} ${formatPoint(pen.x - x, pen.y - y, formatInteger)}`;
      });
      return `M${formatPoint(start.x, start.y, formatInteger)}${curves.join('')}z`;
    })
    .join('');
