/** Positions of a meal's grains. The same counts always give the same plate. */
import type { Food, Heap } from '../../content/schemas/hostel.ts';
import { eaten, grainsOf, type PlateCounts, studentsPerGrain } from './counts.ts';
import { piecesAt, TURNS } from './pieces.ts';
import { type Bowl, CLEAR, FLOOR, HALF, PLATE, placeBowls } from './plate.ts';

/** A grain's middle, its number in rows from the far edge, and the index of its turn in TURNS. */
export type Grain = { readonly x: number; readonly y: number; readonly k: number; readonly turn: number };
type Spot = Omit<Grain, 'turn'>;

/** Length of a grain of rice at full size. */
const LENGTH = 17;
/** How much of the distance between two a grain takes, and how much stays clear for outlines, which are thicker on small plates. */
const FILLS = { single: { share: 1.02, gap: 1.9 }, several: { share: 0.86, gap: 3.4 } };
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
/** The distance of two grains in a small hostel: with more, rice would look like beans. */
const WIDEST = 23;
/** Where the ladle came down, how much wider than high the rice settles, and how far it may reach. */
const BESIDE_BOWLS = { x: 0, y: 96, wide: 1.5, max: 146 };
const ALONE = { x: 0, y: 0, wide: 1, max: 226 };
/** A right-handed eater starts at the near edge; `soft` blurs the front, `lump` bends it by a spoonful. */
const HAND = { x: 66, y: 262, soft: 30, lump: 16 };
/** The last handful lies below the bowls, and draws the front. */
const HANDFUL = { x: -62, y: 48, pull: 0.42 };
/** Of the first part of a meal the spoon misses one grain in so many: they lie apart, and the last of all in the open. */
const MISSED = { every: 36, within: 0.8, apart: 2.6, last: { x: 48, y: 118 } };
/** The rows on the table, from the corner. */
const TABLE = { step: 15.5, row: 19, margin: 15, longest: 14, shortest: 3 };

/** Math.hypot takes five times as long, and the demo lays out plates while it runs. */
const isWithin = (radius: number, x: number, y: number) => x * x + y * y < radius * radius;

/**
 * Places for the grains on the plate, in rows from the far edge: a sunflower's spiral (Vogel 1979) from the middle of the
 * heap, leaving out the bowls and the rim, at the widest spacing that fits, jittered to hide the spiral's arms. They are whole
 * numbers: nobody sees half a unit, and the document gets shorter.
 */
function spreadGrains(
  count: number,
  bowls: readonly Bowl[],
  each = 1,
): { readonly spots: readonly Spot[]; readonly pitch: number; readonly mean: number } {
  const { x: midX, y: midY, wide, max } = bowls.length > 0 ? BESIDE_BOWLS : ALONE;
  const isFree = (x: number, y: number) =>
    isWithin(max, (x - midX) / wide, y - midY) &&
    isWithin(FLOOR - CLEAR, x, y) &&
    !bowls.some((bowl) => isWithin(bowl.radius + CLEAR, x - bowl.x, y - bowl.y));
  const lay = (pitch: number) => {
    const spots: { x: number; y: number }[] = [];
    // Past this no place of the spiral is on the plate any more.
    const last = ((4 * max) / pitch) ** 2;
    for (let k = 0; spots.length < count && k < last; k++) {
      const r = pitch * 0.5 * Math.sqrt(k + 0.5);
      const x = midX + r * wide * Math.cos(k * GOLDEN_ANGLE);
      const y = midY + r * Math.sin(k * GOLDEN_ANGLE);
      if (isFree(x, y)) spots.push({ x, y });
    }
    return spots;
  };
  let [fits, tooWide] = [2, WIDEST * Math.sqrt(each)];
  if (lay(tooWide).length === count) fits = tooWide;
  while (tooWide - fits > 0.01) {
    const pitch = (fits + tooWide) / 2;
    if (lay(pitch).length < count) tooWide = pitch;
    else fits = pitch;
  }
  const jitter = (n: number, k: number, by: number) =>
    Math.round(n + (((k * by) % 97) / 97 - 0.5) * fits * 0.22);
  const spots = lay(fits)
    .sort((a, b) => rowOf(a, fits) - rowOf(b, fits) || a.x - b.x)
    .map(({ x, y }, k) => ({ x: jitter(x, k, 41), y: jitter(y, k, 67), k }));
  return { spots, pitch: fits, mean: fits * Math.sqrt(wide) };
}

const rowOf = ({ y }: { y: number }, pitch: number) => Math.round(y / pitch);

/** Grains in the order in which they are eaten: spoon by spoon from the near edge to the handful, then those missed. */
function sortByEating(grains: readonly Grain[], mean: number): readonly Grain[] {
  const reach = ({ x, y, k }: Grain) =>
    Math.hypot(x - HAND.x, y - HAND.y) -
    HANDFUL.pull * Math.hypot(x - HANDFUL.x, y - HANDFUL.y) +
    (((k * 73) % 101) / 50 - 1) ** 3 * HAND.soft +
    HAND.lump * Math.sin(x / 24) * Math.cos(y / 29);
  const inReach = sortedBy(grains, reach);
  const early = new Set(inReach.slice(0, MISSED.within * grains.length));
  const missed: Grain[] = [];
  for (const grain of sortedBy(grains, ({ x, y }) => Math.hypot(x - MISSED.last.x, y - MISSED.last.y))) {
    if (missed.length >= Math.floor(grains.length / MISSED.every)) break;
    const isApart = missed.every(({ x, y }) => !isWithin(MISSED.apart * mean, x - grain.x, y - grain.y));
    if (early.has(grain) && isApart) missed.unshift(grain);
  }
  return [...inReach.filter((grain) => !missed.includes(grain)), ...missed];
}

const sortedBy = (grains: readonly Grain[], keyOf: (grain: Grain) => number): Grain[] =>
  grains
    .map((grain) => ({ grain, key: keyOf(grain) }))
    .sort((a, b) => a.key - b.key)
    .map(({ grain }) => grain);

/**
 * Grains of the students who do not come, and their size: rows beside the plate, first in the near corner, then in the other.
 * When both are full, the grains shrink.
 */
export function layAbsent(count: number, size: number): { grains: readonly Grain[]; size: number } {
  const rim = PLATE + TABLE.margin;
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
  return grains.length < count ? layAbsent(count, size * 0.94) : { grains, size };
}

/**
 * Turns grains, moves them a little, or makes all of them smaller, until no two touch.
 * @param gap room between two grains, for their outlines
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
  /** The squared distance of the middles of two discs from which on they do not touch. */
  const clear = () => (2 * radius + gap) ** 2;
  /** The smallest squared distance of a grain's discs from others': at most `clear`; the search ends below `enough`. */
  const distance = (grain: Omit<Grain, 'k'>, others: readonly Grain[], enough = 0) => {
    let min = clear();
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
  /** Gives a grain the first turn that is clear, or else the clearest. */
  const turnGrain = (i: number, steps: readonly number[]) => {
    const grain = grains[i] as (typeof grains)[number];
    const { x, y, k } = grain;
    let [best, widest] = [grain, -1];
    for (const dx of steps)
      for (const dy of steps)
        for (let turned = 0; turned < TURNS.length && widest < clear(); turned++) {
          const candidate = { x: x + dx, y: y + dy, turn: (k * 3 + turned) % TURNS.length, k };
          const room = distance(candidate, near[i] ?? [], widest);
          if (room > widest) [best, widest] = [candidate, room];
        }
    Object.assign(grain, best);
  };
  const touching = () => grains.flatMap((grain, i) => (distance(grain, near[i] ?? []) < clear() ? i : []));
  for (const steps of [[0], [0], [0, -1, 1], [0, -1, 1], [0, -1, 1]])
    for (const i of touching()) turnGrain(i, steps);
  while (touching().length > 0) {
    scale *= 0.98;
    ({ turns, radius, length } = piecesAt(heap, scale));
  }
  return { grains, scale };
}

/** The grains of a meal laid out: `order` on the plate as it empties, the size of each, and the mean distance of two. */
export type Layout = { readonly order: readonly Grain[]; readonly scale: number; readonly mean: number };

/** Cached layouts: one takes milliseconds, and a plate that empties is drawn many times. */
const layouts = new Map<string, Layout>();

/** Lays out a plate for so many grains, of which each stands for `each` students. */
export function layPlate(grains: number, bowls: readonly Bowl[], each: number, heap: Heap = 'rice'): Layout {
  const key = [grains, bowls.length, each, heap].join();
  const cached = layouts.get(key);
  if (cached) return cached;
  const { spots, pitch, mean } = spreadGrains(grains, bowls, each);
  const { share, gap } = each > 1 ? FILLS.several : FILLS.single;
  const { grains: separated, scale } = separate(spots, heap, (pitch * share) / LENGTH, gap);
  const layout = { order: sortByEating(separated, mean), scale, mean };
  layouts.set(key, layout);
  return layout;
}

/**
 * The grains of a meal, its bowls, and the layout on which it stays.
 * @param room students for whom places are kept while the counts change; without it there is one for everybody
 * @param each students for whom one grain stands
 */
export function plateFor(
  counts: PlateCounts,
  { heap, dishes }: Food,
  room = eaten(counts) + counts.expected,
  each = studentsPerGrain(eaten(counts) + counts.expected + counts.notComing),
) {
  const grains = grainsOf(counts, each);
  const bowls = placeBowls(dishes.length);
  const places = Math.max(grains.lastFive + grains.expected, Math.round(room / each));
  return { grains, bowls, layout: layPlate(places, bowls, each, heap) };
}

/** From 0 to 1: how close the plate is to being empty. Its last grains are drawn larger. */
export function emptiness(counts: PlateCounts): number {
  const few = (eaten(counts) + counts.expected) / MISSED.every;
  return counts.expected < few ? 1 - counts.expected / few : 0;
}

/** In rows: short steps between neighbours compress best. */
export const sortByRow = <T extends Grain>(grains: T[]): T[] => grains.sort((a, b) => a.k - b.k);
