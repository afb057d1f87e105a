/** Draws the grains of a meal as paths: on the plate, in the heap, and beside the plate. */
import type { Heap } from '../../content/schemas/hostel.ts';
import type { GrainState, PlateCounts } from './counts.ts';
import { findHeap } from './heap.ts';
import { computeEmptiness, type Grain, type Layout, layOutAbsent, sortByRow } from './layout.ts';
import { drawGrains, getPieces } from './pieces.ts';

/** Returns the last grains of the order of eating, because the grains before them have been eaten. */
const lastGrains = (order: readonly Grain[], count: number): Grain[] => order.slice(order.length - count);

/** At this mean distance, in units of the drawing, grains are not a heap with an outline. */
const LOOSE_DISTANCE = 60;

/** Heaps by layout and number of grains, cached because each step of the clock renders several unchanged plates. */
const cachedHeaps = new WeakMap<Layout, Map<number, ReturnType<typeof findHeap>>>();

function cachedHeap(layout: Layout, expected: number, length: number) {
  const heapsOf = cachedHeaps.get(layout) ?? new Map<number, ReturnType<typeof findHeap>>();
  const heap =
    heapsOf.get(expected) ?? findHeap(lastGrains(layout.eatingOrder, expected), length, layout.meanDistance);
  cachedHeaps.set(layout, heapsOf.set(expected, heap));
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
    ? cachedHeap(layout, expected, getPieces(heap, scale).length)
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
