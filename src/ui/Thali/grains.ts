/** Draws the grains of a meal as paths: on the plate, in the heap, and beside the plate. */
import type { Heap } from '../../content/schemas/hostel.ts';
import type { GrainState, PlateCounts } from './counts.ts';
import { findHeap } from './heap.ts';
import { computeEmptiness, type Grain, type Layout, layOutAbsent, sortByRow } from './layout.ts';
import { drawGrains, getPieces } from './pieces.ts';

/** Returns the last grains of the order of eating. The grains before them have been eaten. */
const lastGrains = (eatingOrder: readonly Grain[], count: number): Grain[] =>
  eatingOrder.slice(eatingOrder.length - count);

/** From this mean distance of two grains on, in units of the drawing, rice is not a heap. */
const LOOSE_DISTANCE = 60;

/** Heaps by layout and number of grains, cached because each step of the clock renders several unchanged plates. */
const cachedHeaps = new WeakMap<Layout, Map<number, ReturnType<typeof findHeap>>>();

function getHeap(layout: Layout, expected: number, length: number) {
  const heaps = cachedHeaps.get(layout) ?? new Map<number, ReturnType<typeof findHeap>>();
  const heap =
    heaps.get(expected) ?? findHeap(lastGrains(layout.eatingOrder, expected), length, layout.meanDistance);
  cachedHeaps.set(layout, heaps.set(expected, heap));
  return heap;
}

/**
 * Draws one path for each state, empty for a state without students. `expected` grains are in the `heap`, and those `apart` are
 * expected too. A layout with more positions than grains uses the last positions.
 */
export function drawPlate(
  { lastFive, expected, ...counts }: PlateCounts,
  layout: Layout,
  heap: Heap = 'rice',
): Record<GrainState | 'apart' | 'heap', string> {
  const { eatingOrder, scale, meanDistance } = layout;
  const isHeaped = (heap === 'rice' || heap === 'puffed rice') && meanDistance < LOOSE_DISTANCE;
  const enlargement = computeEmptiness({ lastFive, expected, ...counts });
  const turmeric = lastGrains(eatingOrder, lastFive + expected).slice(0, lastFive);
  const white = lastGrains(eatingOrder, expected);
  const rice = isHeaped
    ? getHeap(layout, expected, getPieces(heap, scale).length)
    : { heap: [], apart: white, outline: '' };
  const beside = layOutAbsent(counts.notComing, Math.min(Math.max(scale, 1), 2.2));
  return {
    heap: rice.outline,
    expected: drawGrains(sortByRow([...rice.heap]), scale, heap),
    apart: drawGrains(sortByRow([...rice.apart]), scale * (1 + 0.5 * enlargement), heap),
    lastFive: drawGrains(sortByRow(turmeric), scale, heap),
    notComing: drawGrains(beside.grains, 0.95 * beside.size),
  };
}
