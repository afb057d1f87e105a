/** Computes the positions of a meal's grains. The same counts always give the same plate. */
import type { Food, Heap } from '../../content/schemas/hostel.ts';
import { countEaten, countGrains, type PlateCounts, studentsPerGrain } from './counts.ts';
import { piecesAt, TURNS } from './pieces.ts';
import { type Bowl, CLEARANCE, FLOOR_RADIUS, HALF, placeBowls, RIM_RADIUS } from './plate.ts';

/** A grain's middle, its index `k` in rows from the far edge, and the index of its turn in TURNS. */
export type Grain = { readonly x: number; readonly y: number; readonly k: number; readonly turn: number };
type Spot = Omit<Grain, 'turn'>;

/** Length of a grain of rice at full size. */
const LENGTH = 17;
/** A grain's share of the distance to the next grain, and the gap for outlines, which are thicker on small plates. */
const SPACING = { single: { share: 1.02, gap: 1.9 }, several: { share: 0.86, gap: 3.4 } };
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
/** The largest distance of two grains, beyond which rice would look like beans. */
const MAX_PITCH = 23;
/** The heap's middle, width to height, and maximum radius. */
const BESIDE_BOWLS = { x: 0, y: 96, wide: 1.5, max: 146 };
const WITHOUT_BOWLS = { x: 0, y: 0, wide: 1, max: 226 };
/** A right-handed eater starts here, at the near edge. `soft` blurs the front of eaten grains, `lump` bends it. */
const HAND = { x: 66, y: 262, soft: 30, lump: 16 };
/** The last handful is below the bowls. Its `pull` bends the front towards it. */
const HANDFUL = { x: -62, y: 48, pull: 0.42 };
/** The spoon misses one grain of `every`, in the first share (`within`) of a meal. Missed grains are `apart`. */
const MISSED = { every: 36, within: 0.8, apart: 2.6, last: { x: 48, y: 118 } };
/** The rows of absent students' grains, from the corner. */
const TABLE = { step: 15.5, row: 19, margin: 15, longest: 14, shortest: 3 };

/** Math.hypot takes five times as long, and the demo lays out plates while it runs. */
const isWithin = (radius: number, x: number, y: number) => x * x + y * y < radius * radius;

/**
 * Computes positions for the grains on the plate, in rows from the far edge: a sunflower's spiral (Vogel 1979) from the middle
 * of the heap without bowls and rim, at the widest spacing that fits, jittered to hide the spiral's arms. They are integers,
 * which make the document shorter.
 */
function spreadGrains(
  count: number,
  bowls: readonly Bowl[],
  each = 1,
): { readonly spots: readonly Spot[]; readonly pitch: number; readonly mean: number } {
  const { x: midX, y: midY, wide, max } = bowls.length > 0 ? BESIDE_BOWLS : WITHOUT_BOWLS;
  const isFree = (x: number, y: number) =>
    isWithin(max, (x - midX) / wide, y - midY) &&
    isWithin(FLOOR_RADIUS - CLEARANCE, x, y) &&
    !bowls.some((bowl) => isWithin(bowl.radius + CLEARANCE, x - bowl.x, y - bowl.y));
  const layOutSpiral = (pitch: number) => {
    const spots: { x: number; y: number }[] = [];
    // Later points of the spiral are outside the plate.
    const end = ((4 * max) / pitch) ** 2;
    for (let k = 0; spots.length < count && k < end; k++) {
      const r = pitch * 0.5 * Math.sqrt(k + 0.5);
      const x = midX + r * wide * Math.cos(k * GOLDEN_ANGLE);
      const y = midY + r * Math.sin(k * GOLDEN_ANGLE);
      if (isFree(x, y)) spots.push({ x, y });
    }
    return spots;
  };
  let [fits, tooWide] = [2, MAX_PITCH * Math.sqrt(each)];
  if (layOutSpiral(tooWide).length === count) fits = tooWide;
  while (tooWide - fits > 0.01) {
    const pitch = (fits + tooWide) / 2;
    if (layOutSpiral(pitch).length < count) tooWide = pitch;
    else fits = pitch;
  }
  const jitter = (n: number, k: number, by: number) =>
    Math.round(n + (((k * by) % 97) / 97 - 0.5) * fits * 0.22);
  const spots = layOutSpiral(fits)
    .sort((a, b) => rowOf(a, fits) - rowOf(b, fits) || a.x - b.x)
    .map(({ x, y }, k) => ({ x: jitter(x, k, 41), y: jitter(y, k, 67), k }));
  return { spots, pitch: fits, mean: fits * Math.sqrt(wide) };
}

const rowOf = ({ y }: { y: number }, pitch: number) => Math.round(y / pitch);

/** Sorts grains in the order of eating: from the near edge to the handful, then the missed grains. */
function sortByEating(grains: readonly Grain[], mean: number): readonly Grain[] {
  const eatingOrder = ({ x, y, k }: Grain) =>
    Math.hypot(x - HAND.x, y - HAND.y) -
    HANDFUL.pull * Math.hypot(x - HANDFUL.x, y - HANDFUL.y) +
    (((k * 73) % 101) / 50 - 1) ** 3 * HAND.soft +
    HAND.lump * Math.sin(x / 24) * Math.cos(y / 29);
  const sorted = sortedBy(grains, eatingOrder);
  const early = new Set(sorted.slice(0, MISSED.within * grains.length));
  const missed: Grain[] = [];
  for (const grain of sortedBy(grains, ({ x, y }) => Math.hypot(x - MISSED.last.x, y - MISSED.last.y))) {
    if (missed.length >= Math.floor(grains.length / MISSED.every)) break;
    const isApart = missed.every(({ x, y }) => !isWithin(MISSED.apart * mean, x - grain.x, y - grain.y));
    if (early.has(grain) && isApart) missed.unshift(grain);
  }
  return [...sorted.filter((grain) => !missed.includes(grain)), ...missed];
}

const sortedBy = (grains: readonly Grain[], keyOf: (grain: Grain) => number): Grain[] =>
  grains
    .map((grain) => ({ grain, key: keyOf(grain) }))
    .sort((a, b) => a.key - b.key)
    .map(({ grain }) => grain);

/**
 * Lays out the grains of absent students in rows beside the plate, first in the left corner, then in the right. When both are
 * full, the grains shrink.
 */
export function layOutAbsent(count: number, size: number): { grains: readonly Grain[]; size: number } {
  const rim = RIM_RADIUS + TABLE.margin;
  const grains: Grain[] = [];
  for (const side of [-1, 1])
    for (let row = 0; grains.length < count; row++) {
      const y = HALF - (10 + row * TABLE.row) * size;
      const room = y >= rim ? HALF : HALF - Math.sqrt(rim ** 2 - y ** 2);
      const fits = Math.floor(Math.min(TABLE.longest / Math.min(size, 1), room / (TABLE.step * size)));
      if (y < 0 || fits < TABLE.shortest) break;
      for (let i = 0; i < fits && grains.length < count; i++)
        grains.push({ x: side * (HALF - 8 * size - i * TABLE.step * size), y, k: 0, turn: 0 });
    }
  return grains.length < count ? layOutAbsent(count, size * 0.94) : { grains, size };
}

/**
 * Turns grains, moves them by a unit, or shrinks all of them, until no two touch.
 * @param gap between two grains, for their outlines
 */
function separate(spots: readonly Spot[], heap: Heap, size: number, gap: number) {
  let scale = size;
  let { turns, radius, length } = piecesAt(heap, scale);
  const grains = spots.map((spot) => ({ ...spot, turn: (spot.k * 3) % TURNS.length }));
  const near = grains.map((grain) =>
    grains.filter(
      (other) => other !== grain && isWithin(length + gap + 6, other.x - grain.x, other.y - grain.y),
    ),
  );
  /** At this squared distance of their middles two discs do not touch. */
  const minDistance = () => (2 * radius + gap) ** 2;
  /** The smallest squared distance of a grain's discs from others', up to `minDistance`. The search ends below `enough`. */
  const distance = (grain: Omit<Grain, 'k'>, others: readonly Grain[], enough = 0) => {
    let min = minDistance();
    const discs = turns[grain.turn]?.discs ?? [];
    for (const other of others) {
      const otherDiscs = turns[other.turn]?.discs ?? [];
      const [x, y] = [grain.x - other.x, grain.y - other.y];
      if (!isWithin(length + gap + 2, x, y)) continue;
      for (const p of discs)
        for (const q of otherDiscs) {
          const [dx, dy] = [x + p.x - q.x, y + p.y - q.y];
          min = Math.min(min, dx * dx + dy * dy);
        }
      if (min <= enough) break;
    }
    return min;
  };
  /** Gives a grain the first turn at which it touches no other, or else the best turn. */
  const turnGrain = (i: number, steps: readonly number[]) => {
    const grain = grains[i] as (typeof grains)[number];
    const { x, y, k } = grain;
    let [best, widest] = [grain, -1];
    for (const dx of steps)
      for (const dy of steps)
        for (let offset = 0; offset < TURNS.length && widest < minDistance(); offset++) {
          const candidate = { x: x + dx, y: y + dy, turn: (k * 3 + offset) % TURNS.length, k };
          const room = distance(candidate, near[i] ?? [], widest);
          if (room > widest) [best, widest] = [candidate, room];
        }
    Object.assign(grain, best);
  };
  const findTouching = () =>
    grains.flatMap((grain, i) => (distance(grain, near[i] ?? []) < minDistance() ? i : []));
  for (const steps of [[0], [0], [0, -1, 1], [0, -1, 1], [0, -1, 1]])
    for (const i of findTouching()) turnGrain(i, steps);
  while (findTouching().length > 0) {
    scale *= 0.98;
    ({ turns, radius, length } = piecesAt(heap, scale));
  }
  return { grains, scale };
}

/** A meal's grains in the order of eating, their size, and the mean distance of two grains. */
export type Layout = { readonly order: readonly Grain[]; readonly scale: number; readonly mean: number };

/** Layouts, cached because each takes milliseconds and an emptying plate is drawn many times. */
const cachedLayouts = new Map<string, Layout>();

/** Lays out a plate. @param each students that a grain represents */
export function layOutPlate(
  grains: number,
  bowls: readonly Bowl[],
  each: number,
  heap: Heap = 'rice',
): Layout {
  const key = [grains, bowls.length, each, heap].join();
  const cached = cachedLayouts.get(key);
  if (cached) return cached;
  const { spots, pitch, mean } = spreadGrains(grains, bowls, each);
  const { share, gap } = each > 1 ? SPACING.several : SPACING.single;
  const { grains: separated, scale } = separate(spots, heap, (pitch * share) / LENGTH, gap);
  const layout = { order: sortByEating(separated, mean), scale, mean };
  cachedLayouts.set(key, layout);
  return layout;
}

/**
 * Computes the grains of a meal, its bowls, and a layout that its counts do not change.
 * @param room students whose grains have positions, by default all who eat
 * @param each students that a grain represents
 */
export function plateFor(
  counts: PlateCounts,
  { heap, dishes }: Food,
  room = countEaten(counts) + counts.expected,
  each = studentsPerGrain(countEaten(counts) + counts.expected + counts.notComing),
) {
  const grains = countGrains(counts, each);
  const bowls = placeBowls(dishes.length);
  const places = Math.max(grains.lastFive + grains.expected, Math.round(room / each));
  return { grains, bowls, layout: layOutPlate(places, bowls, each, heap) };
}

/** Returns how close the plate is to empty, from 0 to 1, because its last grains are drawn larger. */
export function emptiness(counts: PlateCounts): number {
  const few = (countEaten(counts) + counts.expected) / MISSED.every;
  return counts.expected < few ? 1 - counts.expected / few : 0;
}

/** Sorts grains in rows, because short steps between neighbours compress best. */
export const sortByRow = <T extends Grain>(grains: T[]): T[] => grains.sort((a, b) => a.k - b.k);
