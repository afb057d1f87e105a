/** The grains of a meal as paths: those on the plate, the heap round them, and the rows beside it. */
import type { Heap } from '../../content/schemas/hostel.ts';
import type { GrainState, PlateCounts } from './counts.ts';
import { heapOf } from './heap.ts';
import { fewLeft, inRows, type Layout, layBeside, type Place } from './layout.ts';
import { grainPath, turned } from './pieces.ts';

/** The grains on the plate, with those that are eaten first at the front: what is eaten frees the places before them. */
const onPlate = (order: readonly Place[], grains: number): Place[] => order.slice(order.length - grains);

/** Grains at this mean distance, in units of the drawing, lie singly: no outline holds them together. */
const SINGLE = 60;

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
  const isHeaped = (heap === 'rice' || heap === 'puffed rice') && mean < SINGLE;
  const few = fewLeft({ lastFive, expected, ...counts });
  const fresh = onPlate(order, lastFive + expected).slice(0, lastFive);
  const white = onPlate(order, expected);
  const rice = isHeaped
    ? cachedHeap(layout, expected, turned(heap, scale).length)
    : { heap: [], apart: white, outline: '' };
  const beside = layBeside(counts.notComing, Math.min(Math.max(scale, 1), 2.2));
  return {
    heap: rice.outline,
    expected: grainPath(inRows([...rice.heap]), scale, heap),
    apart: grainPath(inRows([...rice.apart]), scale * (1 + 0.5 * few), heap),
    lastFive: grainPath(inRows(fresh), scale, heap),
    notComing: grainPath(beside.places, 0.95 * beside.size),
  };
}
