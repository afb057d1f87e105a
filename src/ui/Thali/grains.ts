/** The grains of a meal as paths: those on the plate, the heap below them, and the rows beside it. */
import type { Heap } from '../../content/schemas/hostel.ts';
import type { GrainState, PlateCounts } from './counts.ts';
import { fewLeft, inRows, type Layout, layBeside, type Place, type Spot } from './layout.ts';
import { grainPath } from './pieces.ts';
import { at } from './plate.ts';

/** The grains on the plate, with those that are eaten first at the front: what is eaten frees the places before them. */
const onPlate = (order: readonly Place[], grains: number): Place[] => order.slice(order.length - grains);

/**
 * One path for each state that is drawn; empty where nobody is in it. A layout with more places than grains shows them as
 * the last ones of a plate that is eaten.
 */
export function platePaths(
  { lastFive, expected, ...counts }: PlateCounts,
  { order, scale }: Layout,
  heap: Heap = 'rice',
): Record<GrainState, string> {
  const few = fewLeft({ lastFive, expected, ...counts });
  const fresh = onPlate(order, lastFive + expected).slice(0, lastFive);
  const beside = layBeside(counts.notComing, Math.min(Math.max(scale, 1), 2.2));
  return {
    lastFive: grainPath(inRows(fresh), scale, heap),
    expected: grainPath(inRows(onPlate(order, expected)), scale * (1 + 0.5 * few), heap),
    notComing: grainPath(beside.places, 0.95 * beside.size),
  };
}

/** The height of the heap: its terraces from the lowest, each a path of rows that is drawn as thick lines. */
export const moundPaths = ({ expected }: PlateCounts, { terraces, mean }: Layout): string[] =>
  terraces.map((places) =>
    rowsPath(
      places.filter(({ least }) => least <= expected),
      2.5 * mean,
    ),
  );

/** Under the grains nobody sees five units, and the document gets shorter. */
const tens = (n: number): number => 10 * Math.round(n / 10);

/** Rows of neighbours, each as a line from its first to its last. */
function rowsPath(places: readonly Spot[], most: number): string {
  const rows: [Spot, Spot][] = [];
  for (const place of places) {
    const row = rows[rows.length - 1];
    const step = row ? place.x - row[1].x : 0;
    if (row && step > 0 && step < most) row[1] = place;
    else rows.push([place, place]);
  }
  return rows.map(([first, last]) => `M${at(tens(first.x), tens(first.y))}H${tens(last.x)}`).join('');
}
