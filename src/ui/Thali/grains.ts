/** The grains of a meal as paths: those on the plate, the heap round them, and the rows beside it. */
import type { Heap } from '../../content/schemas/hostel.ts';
import type { GrainState, PlateCounts } from './counts.ts';
import { heapOf } from './heap.ts';
import { emptiness, type Grain, type Layout, layAbsent, sortByRow } from './layout.ts';
import { grainPath, piecesAt } from './pieces.ts';

/** The grains on the plate, with those that are eaten first at the front: what is eaten frees the places before them. */
const onPlate = (order: readonly Grain[], grains: number): Grain[] => order.slice(order.length - grains);

/** Grains at this mean distance, in units of the drawing, lie singly: no outline holds them together. */
const LOOSE = 60;

/** Outlines by layout and number of grains: each step of the clock renders several plates, of which most stay the same. */
const heaps = new WeakMap<Layout, Map<number, ReturnType<typeof heapOf>>>();

function cachedHeap(layout: Layout, expected: number, length: number) {
  const cached = heaps.get(layout) ?? new Map<number, ReturnType<typeof heapOf>>();
  const heap = cached.get(expected) ?? heapOf(onPlate(layout.order, expected), length, layout.mean);
  heaps.set(layout, cached.set(expected, heap));
  return heap;
}

/**
 * One path for each state that is drawn, empty where nobody is in it. `expected` lie in the `heap`, and those `apart` are
 * expected too. A layout with more places than grains shows them as the last ones of a plate that is eaten.
 */
export function platePaths(
  { lastFive, expected, ...counts }: PlateCounts,
  layout: Layout,
  heap: Heap = 'rice',
): Record<GrainState | 'apart' | 'heap', string> {
  const { order, scale, mean } = layout;
  const isHeaped = (heap === 'rice' || heap === 'puffed rice') && mean < LOOSE;
  const few = emptiness({ lastFive, expected, ...counts });
  const turmeric = onPlate(order, lastFive + expected).slice(0, lastFive);
  const white = onPlate(order, expected);
  const rice = isHeaped
    ? cachedHeap(layout, expected, piecesAt(heap, scale).length)
    : { heap: [], apart: white, outline: '' };
  const beside = layAbsent(counts.notComing, Math.min(Math.max(scale, 1), 2.2));
  return {
    heap: rice.outline,
    expected: grainPath(sortByRow([...rice.heap]), scale, heap),
    apart: grainPath(sortByRow([...rice.apart]), scale * (1 + 0.5 * few), heap),
    lastFive: grainPath(sortByRow(turmeric), scale, heap),
    notComing: grainPath(beside.grains, 0.95 * beside.size),
  };
}
