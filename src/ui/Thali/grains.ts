/** Where each grain of a meal lies, as pure numbers: the same counts always give the same plate. */
import { at, type Bowl, CLEAR, FLOOR, HALF, PLATE, tenth, turn } from './plate.ts';

/** The state of a grain that is drawn. Who was served longer ago has left the plate. */
export const STATES = ['lastFive', 'expected', 'notComing'] as const;
export type GrainState = (typeof STATES)[number];

/**
 * How many students are in each state. Served: before the last five minutes. Expected: still to come or, once the meal is
 * over, forecast and not come. Together they are the residents.
 */
export type PlateCounts = Readonly<Record<GrainState | 'served', number>>;

/** Everybody who has eaten. */
export const eaten = ({ served, lastFive }: PlateCounts): number => served + lastFive;

/** The part of a meal that is still on the plate, from 1 to 0. */
export const shareLeft = (counts: PlateCounts): number =>
  eaten(counts) > 0 ? counts.expected / (eaten(counts) + counts.expected) : 1;

/** A clean plate. */
export const EMPTY_PLATE: PlateCounts = { served: 0, lastFive: 0, expected: 0, notComing: 0 };

/** A grain's middle, and its number, from which its turn follows unless it has one of its own. */
export type Place = { readonly x: number; readonly y: number; readonly k: number; readonly turn?: number };

/** What is heaped on the plate: rice with a meal, puffed rice with tea. */
export type Staple = 'rice' | 'puffs';

/** A full-size grain, in units. A fuller plate has smaller ones. */
const SIZE = { rice: [17, 8.8], puffs: [14.4, 12] } as const;
/** The part of the distance between two that a grain takes: larger ones have thicker outlines. */
const FILLS = { one: 1.02, more: 0.86 };
/** The least distance between two discs of neighbours, as a part of a grain's length. */
const CLOSE = 0.54;
/** Degrees: most lean one way, as the logo's grain does. */
const TURNS = [38, 71, 9, 54, 96, 24, 120];
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
/** The distance of two grains in a small hostel: with more, rice would look like beans. */
const WIDEST = 23;
/** Where the ladle came down, how much wider than high the rice settles, and how far it may reach. */
const BESIDE_BOWLS = { x: 0, y: 96, wide: 1.5, most: 146 };
const ALONE = { x: 0, y: 0, wide: 1, most: 226 };
/**
 * A right-handed eater starts at the near edge and ends below the bowls; `soft` blurs the boundary, `lump` bends it. One grain
 * in so many is missed by the spoon and comes later.
 */
const HAND = { x: 66, y: 262, soft: 30, lump: 16 };
const LAST = { x: -62, y: 48, pull: 0.42 };
const MISSED = { one: 41, from: 190, to: 400 };
/** The rows on the table, from the corner. */
const TABLE = { step: 15.5, row: 19, margin: 15, longest: 14, shortest: 3 };

/** Grains that a plate holds at the most; one of less than 240 px. */
const MOST = 560;
export const MOST_SMALL = 112;

/** Students for whom one grain stands. Whatever shows more than one has to say so. */
export const studentsPerGrain = (residents: number, most = MOST): number =>
  [1, 5, 10, 25].find((each) => residents / each <= most) ?? Math.ceil(residents / most);

/** Grains of each state. Running totals are rounded, so grains add up, and none moves on a plate that empties. */
export function grainsOf(counts: PlateCounts, each: number): PlateCounts {
  let [students, grains] = [0, 0];
  const next = (state: keyof PlateCounts) => {
    students += counts[state];
    const before = grains;
    grains = Math.round(students / each);
    return grains - before;
  };
  return {
    served: next('served'),
    lastFive: next('lastFive'),
    expected: next('expected'),
    notComing: next('notComing'),
  };
}

/** Math.hypot takes five times as long, and the demo lays out plates while it runs. */
const isWithin = (radius: number, x: number, y: number) => x * x + y * y < radius * radius;

/**
 * Places for the grains on the plate, in rows from the far edge: a sunflower's spiral (Vogel 1979) from the middle of the
 * heap, leaving out the bowls and the rim, at the widest spacing that fits, jittered to hide the spiral's arms.
 */
export function layGrains(
  count: number,
  bowls: readonly Bowl[],
  each = 1,
): { readonly places: readonly Place[]; readonly pitch: number } {
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
  const rowOf = ({ y }: { y: number }) => Math.round(y / fits);
  const jitter = (k: number, by: number) => (((k * by) % 97) / 97 - 0.5) * fits * 0.22;
  const places = lay(fits)
    .sort((a, b) => rowOf(a) - rowOf(b) || a.x - b.x)
    .map(({ x, y }, k) => ({ x: x + jitter(k, 41), y: y + jitter(k, 67), k }));
  return { places, pitch: fits };
}

/** Places in the order in which they are eaten: spoon by spoon from the near edge, the last ones together at the far side. */
function eatOrder(places: readonly Place[]): readonly Place[] {
  const reach = ({ x, y, k }: Place) => {
    if (k % MISSED.one === 7) return MISSED.from + (((k * 20) % 101) / 101) * (MISSED.to - MISSED.from);
    return (
      Math.hypot(x - HAND.x, y - HAND.y) -
      LAST.pull * Math.hypot(x - LAST.x, y - LAST.y) +
      (((k * 73) % 101) / 50 - 1) ** 3 * HAND.soft +
      HAND.lump * Math.sin(x / 24) * Math.cos(y / 29)
    );
  };
  return places
    .map((place) => ({ place, at: reach(place) }))
    .sort((a, b) => a.at - b.at)
    .map(({ place }) => place);
}

/**
 * Places for those who do not come, and the size of their grains: rows on the table, broken at the rim as text wraps round
 * a picture, first in the near corner, then in the other. When both are full, the grains shrink.
 */
function layBeside(count: number, size: number): { places: readonly Place[]; size: number } {
  const rim = PLATE + TABLE.margin;
  const places: Place[] = [];
  for (const side of [-1, 1])
    for (let row = 0; places.length < count; row++) {
      const y = HALF - (10 + row * TABLE.row) * size;
      const room = y >= rim ? HALF : HALF - Math.sqrt(rim ** 2 - y ** 2);
      const fits = Math.floor(Math.min(TABLE.longest / Math.min(size, 1), room / (TABLE.step * size)));
      if (y < 0 || fits < TABLE.shortest) break;
      for (let i = 0; i < fits && places.length < count; i++)
        places.push({ x: side * (HALF - 8 * size - i * TABLE.step * size), y, k: 0 });
    }
  return places.length < count ? layBeside(count, size * 0.94) : { places, size };
}

const turnOf = (k: number, more = 0) => (k * 3 + more) % TURNS.length;

/** Turns grains so that they do not lie on their neighbours: the first turn that is clear, or else the clearest. */
function settle(places: readonly Place[], length: number): readonly Place[] {
  // A grain as three discs along its length.
  const discs = TURNS.map((degrees) => [-0.3, 0, 0.3].map((part) => turn([0, part * length], degrees)));
  const clear = (CLOSE * length) ** 2;
  const settled: Required<Place>[] = [];
  for (const place of places) {
    const near = settled.filter(({ x, y }) => isWithin(1.1 * length, x - place.x, y - place.y));
    const gap = (own: number) => {
      let least = Number.POSITIVE_INFINITY;
      for (const { x, y, turn } of near)
        for (const [p, q] of discs[own] ?? [])
          for (const [u, v] of discs[turn] ?? [])
            least = Math.min(least, (place.x + p - x - u) ** 2 + (place.y + q - y - v) ** 2);
      return least;
    };
    let [best, widest] = [turnOf(place.k), -1];
    for (let more = 0; more < TURNS.length && widest < clear; more++) {
      const room = gap(turnOf(place.k, more));
      if (room > widest) [best, widest] = [turnOf(place.k, more), room];
    }
    settled.push({ ...place, turn: best });
  }
  return settled;
}

const whole = (n: number): string => String(Math.round(n) || 0);

/** A grain's outline from its upper tip: blunt at both ends and a little fuller on one side. */
function outline(scale: number, degrees: number, staple: Staple) {
  // Of a large grain nobody sees a tenth of a unit, and the document gets shorter.
  const write = scale < 1.5 ? tenth : whole;
  const [length, width] = SIZE[staple];
  const [h, w] = [(length * scale) / 2, width * scale];
  const tip = turn([0, -h], degrees);
  const end = turn([0, h], degrees);
  const curve = (from: readonly [number, number], points: readonly (readonly [number, number])[]) =>
    points
      .map((point) => turn(point, degrees))
      .map(([x, y]) => at(x - from[0], y - from[1], write))
      .join(' ');
  const right = curve(tip, [[w * 0.7, -h * 0.96], [w * 0.66, h * 0.94], [0, h]]); // biome-ignore format: three points
  const left = curve(end, [[-w * 0.62, h * 0.96], [-w * 0.6, -h * 0.94], [0, -h]]); // biome-ignore format: three points
  return { tip, curves: `c${right}c${left}z` };
}

/** Grains as one path. Their places are whole numbers: nobody sees half a unit, and the document gets shorter. */
export function grainPath(places: readonly Place[], scale: number, staple: Staple = 'rice'): string {
  const shapes = TURNS.map((degrees) => outline(scale, degrees, staple));
  let d = '';
  let pen: readonly [number, number] | undefined;
  for (const { x, y, k, turn } of places) {
    const { tip, curves } = shapes[turn ?? turnOf(k)] as (typeof shapes)[number];
    const to = [Math.round(x + tip[0]), Math.round(y + tip[1])] as const;
    // After z the pen is back at the last grain's tip.
    d += (pen ? `m${at(to[0] - pen[0], to[1] - pen[1], whole)}` : `M${at(to[0], to[1], whole)}`) + curves;
    pen = to;
  }
  return d;
}

/** The grains of a meal laid out: `order` on the plate as it empties, and the size of each. */
export type Layout = { readonly order: readonly Place[]; readonly scale: number };

/** Layouts by what they depend on. To make one takes milliseconds, and a plate that empties is drawn many times. */
const laid = new Map<string, Layout>();

/** Lays out a plate for so many grains. */
export function layPlate(grains: number, bowls: readonly Bowl[], each: number): Layout {
  const key = [grains, bowls.length, each].join();
  const known = laid.get(key);
  if (known) return known;
  const { places, pitch } = layGrains(grains, bowls, each);
  const length = pitch * (each > 1 ? FILLS.more : FILLS.one);
  const layout = { order: eatOrder(settle(places, length)), scale: length / SIZE.rice[0] };
  laid.set(key, layout);
  return layout;
}

/** From 0 to 1: how close the plate is to being empty. The last grains, of whom each is news, are drawn larger. */
export function fewLeft(counts: PlateCounts): number {
  const few = 0.03 * (eaten(counts) + counts.expected);
  return counts.expected < few ? 1 - counts.expected / few : 0;
}

/** One path for each state that is drawn; empty where nobody is in it. */
export function platePaths(
  grains: PlateCounts,
  { order, scale }: Layout,
  staple: Staple = 'rice',
): Record<GrainState, string> {
  const { served, lastFive, expected, notComing } = grains;
  // In rows: short steps between neighbours compress best.
  const part = (from: number, count: number, size = scale) =>
    grainPath(
      order.slice(from, from + count).sort((a, b) => a.k - b.k),
      size,
      staple,
    );
  const beside = layBeside(notComing, Math.min(Math.max(scale, 1), 2.2));
  return {
    lastFive: part(served, lastFive),
    expected: part(served + lastFive, expected, scale * (1 + 0.5 * fewLeft(grains))),
    notComing: grainPath(beside.places, 0.95 * beside.size),
  };
}
