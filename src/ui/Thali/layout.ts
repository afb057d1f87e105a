/** Where each grain of a meal lies, as pure numbers: the same counts always give the same plate. */
import type { Food, Heap } from '../../content/schemas/hostel.ts';
import { eaten, grainsOf, type PlateCounts, studentsPerGrain } from './counts.ts';
import { TURNS, turned } from './pieces.ts';
import { type Bowl, CLEAR, FLOOR, HALF, PLATE, placeBowls } from './plate.ts';

/** A grain's middle, its number in rows from the far edge, and which of TURNS it has. */
export type Place = { readonly x: number; readonly y: number; readonly k: number; readonly turn: number };
type Spot = Omit<Place, 'turn'>;

/** Length of a grain of rice at full size. */
const LENGTH = 17;
/** How much of the distance between two a grain takes, and how much stays clear for outlines, which are thicker on small plates. */
const FILLS = { one: { part: 1.02, gap: 1.9 }, more: { part: 0.86, gap: 3.4 } };
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
/** The distance of two grains in a small hostel: with more, rice would look like beans. */
const WIDEST = 23;
/** Where the ladle came down, how much wider than high the rice settles, and how far it may reach. */
const BESIDE_BOWLS = { x: 0, y: 96, wide: 1.5, most: 146 };
const ALONE = { x: 0, y: 0, wide: 1, most: 226 };
/** A right-handed eater starts at the near edge; `soft` blurs the front, `lump` bends it by a spoonful. */
const HAND = { x: 66, y: 262, soft: 30, lump: 16 };
/** The last handful lies below the bowls, and draws the front. */
const HANDFUL = { x: -62, y: 48, pull: 0.42 };
/** Of the first part of a meal the spoon misses one grain in so many: they lie apart, and the last of all in the open. */
const MISSED = { one: 36, within: 0.8, apart: 2.6, last: { x: 48, y: 118 } };
/** The rows on the table, from the corner. */
const TABLE = { step: 15.5, row: 19, margin: 15, longest: 14, shortest: 3 };

/** Math.hypot takes five times as long, and the demo lays out plates while it runs. */
const isWithin = (radius: number, x: number, y: number) => x * x + y * y < radius * radius;

/**
 * Places for the grains on the plate, in rows from the far edge: a sunflower's spiral (Vogel 1979) from the middle of the
 * heap, leaving out the bowls and the rim, at the widest spacing that fits, jittered to hide the spiral's arms. They are whole
 * numbers: nobody sees half a unit, and the document gets shorter.
 */
function layGrains(
  count: number,
  bowls: readonly Bowl[],
  each = 1,
): { readonly places: readonly Spot[]; readonly pitch: number; readonly mean: number } {
  const { x: midX, y: midY, wide, most } = bowls.length > 0 ? BESIDE_BOWLS : ALONE;
  const isFree = (x: number, y: number) =>
    isWithin(most, (x - midX) / wide, y - midY) &&
    isWithin(FLOOR - CLEAR, x, y) &&
    !bowls.some((bowl) => isWithin(bowl.radius + CLEAR, x - bowl.x, y - bowl.y));
  const lay = (pitch: number) => {
    const places: { x: number; y: number }[] = [];
    // Past this no place of the spiral is on the plate any more.
    const last = ((4 * most) / pitch) ** 2;
    for (let k = 0; places.length < count && k < last; k++) {
      const r = pitch * 0.5 * Math.sqrt(k + 0.5);
      const x = midX + r * wide * Math.cos(k * GOLDEN_ANGLE);
      const y = midY + r * Math.sin(k * GOLDEN_ANGLE);
      if (isFree(x, y)) places.push({ x, y });
    }
    return places;
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
  const places = lay(fits)
    .sort((a, b) => rowOf(a, fits) - rowOf(b, fits) || a.x - b.x)
    .map(({ x, y }, k) => ({ x: jitter(x, k, 41), y: jitter(y, k, 67), k }));
  return { places, pitch: fits, mean: fits * Math.sqrt(wide) };
}

const rowOf = ({ y }: { y: number }, pitch: number) => Math.round(y / pitch);

/** Places in the order in which they are eaten: spoon by spoon from the near edge to the handful, then those missed. */
function eatOrder(places: readonly Place[], mean: number): readonly Place[] {
  const reach = ({ x, y, k }: Place) =>
    Math.hypot(x - HAND.x, y - HAND.y) -
    HANDFUL.pull * Math.hypot(x - HANDFUL.x, y - HANDFUL.y) +
    (((k * 73) % 101) / 50 - 1) ** 3 * HAND.soft +
    HAND.lump * Math.sin(x / 24) * Math.cos(y / 29);
  const inReach = inOrderOf(places, reach);
  const early = new Set(inReach.slice(0, MISSED.within * places.length));
  const missed: Place[] = [];
  for (const place of inOrderOf(places, ({ x, y }) => Math.hypot(x - MISSED.last.x, y - MISSED.last.y))) {
    if (missed.length >= Math.floor(places.length / MISSED.one)) break;
    const isApart = missed.every(({ x, y }) => !isWithin(MISSED.apart * mean, x - place.x, y - place.y));
    if (early.has(place) && isApart) missed.unshift(place);
  }
  return [...inReach.filter((place) => !missed.includes(place)), ...missed];
}

const inOrderOf = (places: readonly Place[], of: (place: Place) => number): Place[] =>
  places
    .map((place) => ({ place, at: of(place) }))
    .sort((a, b) => a.at - b.at)
    .map(({ place }) => place);

/**
 * Places for those who do not come, and the size of their grains: rows on the table, broken at the rim as text wraps round
 * a picture, first in the near corner, then in the other. When both are full, the grains shrink.
 */
export function layBeside(count: number, size: number): { places: readonly Place[]; size: number } {
  const rim = PLATE + TABLE.margin;
  const places: Place[] = [];
  for (const side of [-1, 1])
    for (let row = 0; places.length < count; row++) {
      const y = HALF - (10 + row * TABLE.row) * size;
      const room = y >= rim ? HALF : HALF - Math.sqrt(rim ** 2 - y ** 2);
      const fits = Math.floor(Math.min(TABLE.longest / Math.min(size, 1), room / (TABLE.step * size)));
      if (y < 0 || fits < TABLE.shortest) break;
      for (let i = 0; i < fits && places.length < count; i++)
        places.push({ x: side * (HALF - 8 * size - i * TABLE.step * size), y, k: 0, turn: 0 });
    }
  return places.length < count ? layBeside(count, size * 0.94) : { places, size };
}

/**
 * Turns grains, and where that is not enough moves them a little or makes all of them smaller, until no two touch.
 * @param gap what stays clear between two, for their outlines
 */
function settle(spots: readonly Spot[], heap: Heap, size: number, gap: number) {
  let scale = size;
  let { turns, radius, length } = turned(heap, scale);
  const places = spots.map((spot) => ({ ...spot, turn: (spot.k * 3) % TURNS.length }));
  const near = places.map((one) =>
    places.filter((other) => other !== one && isWithin(length + gap + 6, other.x - one.x, other.y - one.y)),
  );
  /** The least distance of the middles of two discs that do not touch, squared. */
  const clear = () => (2 * radius + gap) ** 2;
  /** The least distance of a piece's discs from others', squared: at most `clear`, and not looked for below `enough`. */
  const apart = (one: Omit<Place, 'k'>, others: readonly Place[], enough = 0) => {
    let least = clear();
    const own = turns[one.turn]?.discs ?? [];
    for (const other of others) {
      const its = turns[other.turn]?.discs ?? [];
      const [x, y] = [one.x - other.x, one.y - other.y];
      if (!isWithin(length + gap + 2, x, y)) continue;
      for (const p of own)
        for (const q of its) {
          const [dx, dy] = [x + p.x - q.x, y + p.y - q.y];
          const now = dx * dx + dy * dy;
          if (now < least) least = now;
        }
      if (least <= enough) break;
    }
    return least;
  };
  /** Takes the first turn that is clear, or else the clearest. */
  const turnOne = (i: number, steps: readonly number[]) => {
    const place = places[i] as (typeof places)[number];
    const { x, y } = place;
    let [best, widest] = [place, -1];
    for (const dx of steps)
      for (const dy of steps)
        for (let more = 0; more < TURNS.length && widest < clear(); more++) {
          const tried = { x: x + dx, y: y + dy, turn: (place.k * 3 + more) % TURNS.length, k: place.k };
          const room = apart(tried, near[i] ?? [], widest);
          if (room > widest) [best, widest] = [tried, room];
        }
    Object.assign(place, best);
  };
  const touching = () => places.flatMap((place, i) => (apart(place, near[i] ?? []) < clear() ? i : []));
  for (const steps of [[0], [0], [0, -1, 1], [0, -1, 1], [0, -1, 1]])
    for (const i of touching()) turnOne(i, steps);
  while (touching().length > 0) {
    scale *= 0.98;
    ({ turns, radius, length } = turned(heap, scale));
  }
  return { places, scale };
}

/** The grains of a meal laid out: `order` on the plate as it empties, the size of each, and the mean distance of two. */
export type Layout = { readonly order: readonly Place[]; readonly scale: number; readonly mean: number };

/** Layouts by what they depend on. To make one takes milliseconds, and a plate that empties is drawn many times. */
const laid = new Map<string, Layout>();

/** Lays out a plate for so many grains, of which each stands for `each` students. */
export function layPlate(grains: number, bowls: readonly Bowl[], each: number, heap: Heap = 'rice'): Layout {
  const key = [grains, bowls.length, each, heap].join();
  const before = laid.get(key);
  if (before) return before;
  const { places: spots, pitch, mean } = layGrains(grains, bowls, each);
  const { part, gap } = each > 1 ? FILLS.more : FILLS.one;
  const { places, scale } = settle(spots, heap, (pitch * part) / LENGTH, gap);
  const layout = { order: eatOrder(places, mean), scale, mean };
  laid.set(key, layout);
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

/** From 0 to 1: how close the plate is to being empty. The last grains, of whom each is news, are drawn larger. */
export function fewLeft(counts: PlateCounts): number {
  const few = (eaten(counts) + counts.expected) / MISSED.one;
  return counts.expected < few ? 1 - counts.expected / few : 0;
}

/** In rows: short steps between neighbours compress best. */
export const inRows = <T extends Place>(places: T[]): T[] => places.sort((a, b) => a.k - b.k);
