/** Computes the positions of a meal's grains. The same counts always give the same plate. */
import type { Food, Staple } from '../../content/schemas/hostel.ts';
import { countEaten, countGrains, type PlateCounts, studentsPerGrain } from './counts.ts';
import { getRotatedGrain, TURNS } from './grain-shapes.ts';
import { type Bowl, CLEARANCE, FLOOR_RADIUS, HALF_SIDE, placeBowls, RIM_RADIUS } from './plate.ts';

/** A grain's middle, its index in rows from the far edge, and the index of its turn in TURNS. */
export type Grain = Readonly<{ x: number; y: number; index: number; turnIndex: number }>;
type Spot = Omit<Grain, 'turnIndex'>;

/** The largest pitch (the distance of two grains in a round heap) for single students: beyond, rice looks like beans. */
const MAX_PITCH = 23;
/** A grain's scale is the pitch times `sizePerPitch` (SPACING), divided by this many units. */
const PITCH_AT_FULL_SIZE = 17;
/** For grains of one or several students: their size in proportion to the pitch, and the least gap in units. */
const SPACING = { single: { sizePerPitch: 1.02, gap: 1.9 }, several: { sizePerPitch: 0.86, gap: 3.4 } };
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
/** The heap's middle, ratio of width to height, and half its height. */
const HEAP_BELOW_BOWLS = { heapX: 0, heapY: 96, ratio: 1.5, halfHeight: 146 };
const HEAP_WITHOUT_BOWLS = { heapX: 0, heapY: 0, ratio: 1, halfHeight: 226 };
/** Eating begins here, at the near edge on the right. Nearer grains go first, give or take `maxJitter` and `maxWave`. */
const FIRST_BITE = { x: 66, y: 262, maxJitter: 30, maxWave: 16 };
/** Eating ends here, below the bowls, but for missed grains. `weight` is the distance's influence; FIRST_BITE has 1. */
const LAST_BITE = { x: -62, y: 48, weight: 0.42 };
/**
 * One in `oneIn` grains is missed by the spoon and eaten last. Missed grains are among the first `maxShare` of a meal, at
 * least `minSpacings` mean spacings apart. The one nearest to (x, y) is the very last.
 */
const MISSED = { oneIn: 36, maxShare: 0.8, minSpacings: 2.6, x: 48, y: 118 };
/** Rows of absent students' grains: distances of grains, of rows and from the rim, in units, and grains in a row. */
const ABSENT = { step: 15.5, rowStep: 19, margin: 15, maxPerRow: 14, minPerRow: 3 };

/** Math.hypot takes five times as long, and the demo lays out plates while it runs. */
const isWithin = (radius: number, x: number, y: number) => x * x + y * y < radius * radius;

/**
 * Computes positions for the grains on the plate. They follow a sunflower's spiral (Vogel 1979) from the heap's middle,
 * leave out bowls and rim, and are as far apart as fits. Jitter hides the spiral's arms. Positions are integers, which
 * make the document shorter, and are sorted in rows from the far edge.
 */
function spreadGrains(
  count: number,
  bowls: readonly Bowl[],
  groupSize: number,
): { readonly spots: readonly Spot[]; readonly pitch: number; readonly meanSpacing: number } {
  const { heapX, heapY, ratio, halfHeight } = bowls.length > 0 ? HEAP_BELOW_BOWLS : HEAP_WITHOUT_BOWLS;
  const isFree = (x: number, y: number) =>
    isWithin(halfHeight, (x - heapX) / ratio, y - heapY) &&
    isWithin(FLOOR_RADIUS - CLEARANCE, x, y) &&
    !bowls.some((bowl) => isWithin(bowl.radius + CLEARANCE, x - bowl.x, y - bowl.y));
  const layOutSpiral = (pitch: number) => {
    const spots: { x: number; y: number }[] = [];
    // Later points of the spiral are outside the heap.
    const end = ((4 * halfHeight) / pitch) ** 2;
    for (let i = 0; spots.length < count && i < end; i++) {
      const radius = pitch * 0.5 * Math.sqrt(i + 0.5);
      const x = heapX + radius * ratio * Math.cos(i * GOLDEN_ANGLE);
      const y = heapY + radius * Math.sin(i * GOLDEN_ANGLE);
      if (isFree(x, y)) spots.push({ x, y });
    }
    return spots;
  };
  let [widest, tooWide] = [2, MAX_PITCH * Math.sqrt(groupSize)];
  if (layOutSpiral(tooWide).length === count) widest = tooWide;
  while (tooWide - widest > 0.01) {
    const pitch = (widest + tooWide) / 2;
    if (layOutSpiral(pitch).length < count) tooWide = pitch;
    else widest = pitch;
  }
  // Multiples modulo a prime look random, but are the same each time.
  const jitter = (n: number, index: number, factor: number) =>
    Math.round(n + (((index * factor) % 97) / 97 - 0.5) * widest * 0.22);
  const rowOf = ({ y }: { y: number }) => Math.round(y / widest);
  const spots = layOutSpiral(widest)
    .sort((a, b) => rowOf(a) - rowOf(b) || a.x - b.x)
    .map(({ x, y }, index) => ({ x: jitter(x, index, 41), y: jitter(y, index, 67), index }));
  return { spots, pitch: widest, meanSpacing: widest * Math.sqrt(ratio) };
}

/** Sorts grains in the order of eating: from the first to the last bite, then the missed grains. */
function sortByEating(grains: readonly Grain[], meanSpacing: number): readonly Grain[] {
  const sorted = sortedBy(
    grains,
    ({ x, y, index }) =>
      Math.hypot(x - FIRST_BITE.x, y - FIRST_BITE.y) -
      LAST_BITE.weight * Math.hypot(x - LAST_BITE.x, y - LAST_BITE.y) +
      (((index * 73) % 101) / 50 - 1) ** 3 * FIRST_BITE.maxJitter +
      FIRST_BITE.maxWave * Math.sin(x / 24) * Math.cos(y / 29),
  );
  const earlyGrains = new Set(sorted.slice(0, MISSED.maxShare * grains.length));
  const missed: Grain[] = [];
  for (const grain of sortedBy(grains, ({ x, y }) => Math.hypot(x - MISSED.x, y - MISSED.y))) {
    if (missed.length >= Math.floor(grains.length / MISSED.oneIn)) break;
    const minDistance = MISSED.minSpacings * meanSpacing;
    const isApart = missed.every(({ x, y }) => !isWithin(minDistance, x - grain.x, y - grain.y));
    if (earlyGrains.has(grain) && isApart) missed.unshift(grain);
  }
  return [...sorted.filter((grain) => !missed.includes(grain)), ...missed];
}

const sortedBy = (grains: readonly Grain[], keyOf: (grain: Grain) => number): Grain[] =>
  [...grains].sort((a, b) => keyOf(a) - keyOf(b));

/**
 * Lays out the grains of absent students in rows beside the plate, first in the left corner, then in the right. When both are
 * full, the grains shrink.
 */
export function layOutAbsent(count: number, scale: number): { grains: readonly Grain[]; scale: number } {
  const rim = RIM_RADIUS + ABSENT.margin;
  const step = ABSENT.step * scale;
  const grains: Grain[] = [];
  for (const side of [-1, 1])
    for (let row = 0; grains.length < count; row++) {
      const y = HALF_SIDE - (10 + row * ABSENT.rowStep) * scale;
      const rowLength = y >= rim ? HALF_SIDE : HALF_SIDE - Math.sqrt(rim ** 2 - y ** 2);
      const maxGrains = Math.floor(Math.min(ABSENT.maxPerRow / Math.min(scale, 1), rowLength / step));
      if (y < 0 || maxGrains < ABSENT.minPerRow) break;
      for (let i = 0; i < maxGrains && grains.length < count; i++)
        grains.push({ x: side * (HALF_SIDE - 8 * scale - i * step), y, index: 0, turnIndex: 0 });
    }
  return grains.length < count ? layOutAbsent(count, scale * 0.94) : { grains, scale };
}

/**
 * Turns grains, moves them by up to three units in x and y, or shrinks all of them, until no two touch.
 * @param gap between two grains, for their outlines
 */
function separateGrains(spots: readonly Spot[], staple: Staple, initialScale: number, gap: number) {
  let scale = initialScale;
  let { turns, discRadius, length } = getRotatedGrain(staple, scale);
  const grains = spots.map((spot) => ({ ...spot, turnIndex: (spot.index * 3) % TURNS.length }));
  const neighbours = grains.map((grain) =>
    grains.filter(
      (other) => other !== grain && isWithin(length + gap + 6, other.x - grain.x, other.y - grain.y),
    ),
  );
  /** Discs touch if the squared distance of their middles is below this. Computing roots would take longer. */
  const minSquaredDistance = () => (2 * discRadius + gap) ** 2;
  /** Returns the smallest squared distance to neighbours' discs, at most `minSquaredDistance()`. Stops at or below `limit`. */
  const measureSquaredDistance = (grain: Omit<Grain, 'index'>, i: number, limit = 0) => {
    let square = minSquaredDistance();
    const discs = turns[grain.turnIndex]?.discs ?? [];
    for (const other of neighbours[i] ?? []) {
      const otherDiscs = turns[other.turnIndex]?.discs ?? [];
      const [x, y] = [grain.x - other.x, grain.y - other.y];
      if (!isWithin(length + gap + 2, x, y)) continue;
      for (const p of discs)
        for (const q of otherDiscs) {
          const [dx, dy] = [x + p.x - q.x, y + p.y - q.y];
          square = Math.min(square, dx * dx + dy * dy);
        }
      if (square <= limit) break;
    }
    return square;
  };
  /** Gives a grain the first turn and shift at which it touches no other, or else the best ones. */
  const adjustGrain = (i: number, shifts: readonly number[]) => {
    const grain = grains[i] as (typeof grains)[number];
    const { x, y, index } = grain;
    let [best, bestSquare] = [grain, -1];
    for (const dx of shifts)
      for (const dy of shifts)
        for (let offset = 0; offset < TURNS.length && bestSquare < minSquaredDistance(); offset++) {
          const candidate = { x: x + dx, y: y + dy, turnIndex: (index * 3 + offset) % TURNS.length, index };
          const square = measureSquaredDistance(candidate, i, bestSquare);
          if (square > bestSquare) [best, bestSquare] = [candidate, square];
        }
    Object.assign(grain, best);
  };
  const findTouching = () =>
    grains.flatMap((grain, i) => (measureSquaredDistance(grain, i) < minSquaredDistance() ? i : []));
  // Two rounds only turn grains, and three also move them.
  for (const shifts of [[0], [0], [0, -1, 1], [0, -1, 1], [0, -1, 1]])
    for (const i of findTouching()) adjustGrain(i, shifts);
  while (findTouching().length > 0) {
    scale *= 0.98;
    ({ turns, discRadius, length } = getRotatedGrain(staple, scale));
  }
  return { grains, scale };
}

/** A meal's grains in the order of eating, their scale, and the mean distance of neighbours in units. */
export type Layout = {
  readonly eatingOrder: readonly Grain[];
  readonly scale: number;
  readonly meanSpacing: number;
};

/** Layouts, cached because each takes milliseconds and an emptying plate is drawn many times. */
const cachedLayouts = new Map<string, Layout>();

/** Lays out the grains on a plate. @param groupSize students that a grain represents */
export function layOutPlate(
  count: number,
  bowls: readonly Bowl[],
  groupSize: number,
  staple: Staple = 'rice',
): Layout {
  const key = [count, bowls.length, groupSize, staple].join();
  const cached = cachedLayouts.get(key);
  if (cached) return cached;
  const { spots, pitch, meanSpacing } = spreadGrains(count, bowls, groupSize);
  const { sizePerPitch, gap } = groupSize > 1 ? SPACING.several : SPACING.single;
  const { grains: separated, scale } = separateGrains(
    spots,
    staple,
    (pitch * sizePerPitch) / PITCH_AT_FULL_SIZE,
    gap,
  );
  const layout = { eatingOrder: sortByEating(separated, meanSpacing), scale, meanSpacing };
  cachedLayouts.set(key, layout);
  return layout;
}

/**
 * Counts a meal's grains, and computes its bowls and a layout that stays the same while `capacity` does.
 * @param capacity students for whom the plate has positions, by default all who eat
 * @param groupSize students that a grain represents
 */
export function computePlate(
  counts: PlateCounts,
  { staple, dishes }: Food,
  capacity = countEaten(counts) + counts.expected,
  groupSize = studentsPerGrain(countEaten(counts) + counts.expected + counts.notComing),
) {
  const grainCounts = countGrains(counts, groupSize);
  const bowls = placeBowls(dishes.length);
  const positions = Math.max(grainCounts.justServed + grainCounts.expected, Math.round(capacity / groupSize));
  return { grainCounts, bowls, layout: layOutPlate(positions, bowls, groupSize, staple) };
}

/** Computes how close the plate is to empty, from 0 to 1. The closer, the larger its last grains are drawn. */
export function computeEmptiness(counts: PlateCounts): number {
  const lastGrains = (countEaten(counts) + counts.expected) / MISSED.oneIn;
  return counts.expected < lastGrains ? 1 - counts.expected / lastGrains : 0;
}

/** Sorts grains in rows, because short steps between neighbours compress best. */
export const sortByRow = <T extends Grain>(grains: T[]): T[] => grains.sort((a, b) => a.index - b.index);
