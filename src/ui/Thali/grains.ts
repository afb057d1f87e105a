/** Draws the grains of a meal as paths: on the plate, in the heap, and beside the plate. */
import type { Staple } from '../../content/schemas/hostel.ts';
import type { GrainState, PlateCounts } from './counts.ts';
import { drawGrainShapes, getRotatedGrain } from './grain-shapes.ts';
import { findHeap } from './heap.ts';
import { computeEmptiness, type Grain, type Layout, layOutAbsent, sortByRow } from './layout.ts';

const lastGrains = (eatingOrder: readonly Grain[], count: number): Grain[] =>
  eatingOrder.slice(eatingOrder.length - count);

/** Rice is a heap only if neighbouring grains are closer than this on average, in units of the drawing. */
const MAX_HEAP_SPACING = 60;

/** Heaps by layout and number of grains, cached because each step of the clock renders several unchanged plates. */
const cachedHeaps = new WeakMap<Layout, Map<number, ReturnType<typeof findHeap>>>();

function getHeap(layout: Layout, expected: number, length: number) {
  const heaps = cachedHeaps.get(layout) ?? new Map<number, ReturnType<typeof findHeap>>();
  const heap =
    heaps.get(expected) ?? findHeap(lastGrains(layout.eatingOrder, expected), length, layout.meanSpacing);
  cachedHeaps.set(layout, heaps.set(expected, heap));
  return heap;
}

/**
 * Draws one path for each state, empty for a state without students. Expected students have two: `expected` in the heap
 * and `apart` outside it. `heap` is the heap's outline. If a layout has spare positions, the first ones stay empty.
 */
export function drawGrains(
  { justServed, expected, ...counts }: PlateCounts,
  layout: Layout,
  staple: Staple = 'rice',
): Record<GrainState | 'apart' | 'heap', string> {
  const { eatingOrder, scale, meanSpacing } = layout;
  const isOutlined = (staple === 'rice' || staple === 'puffed rice') && meanSpacing < MAX_HEAP_SPACING;
  const emptiness = computeEmptiness({ justServed, expected, ...counts });
  const justServedGrains = lastGrains(eatingOrder, justServed + expected).slice(0, justServed);
  const expectedGrains = lastGrains(eatingOrder, expected);
  const parts = isOutlined
    ? getHeap(layout, expected, getRotatedGrain(staple, scale).length)
    : { heap: [], apart: expectedGrains, outline: '' };
  const absent = layOutAbsent(counts.notComing, Math.min(Math.max(scale, 1), 2.2));
  return {
    heap: parts.outline,
    expected: drawGrainShapes(sortByRow([...parts.heap]), scale, staple),
    apart: drawGrainShapes(sortByRow([...parts.apart]), scale * (1 + 0.5 * emptiness), staple),
    justServed: drawGrainShapes(sortByRow(justServedGrains), scale, staple),
    notComing: drawGrainShapes(absent.grains, 0.95 * absent.scale),
  };
}
