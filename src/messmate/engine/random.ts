/** A stream of numbers in [0, 1). The same seed gives the same stream on every machine. */
type Random = () => number;

/**
 * Creates the stream of a seed and a path. Each part of the hostel draws from its own path, so a change in one leaves the
 * others unchanged. The generator is mulberry32 (Tommy Ettinger, 2017, public domain,
 * gist.github.com/tommyettinger/46a874533244883189143505d203312c), seeded by MurmurHash3's finalizer (Austin Appleby, public
 * domain). Both use only integer arithmetic, because browsers' Math.exp and the like may differ in the last digit.
 */
export function createRandom(seed: number, ...path: readonly number[]): Random {
  let a = path.reduce(fold, fold(0x9e3779b9, seed));
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function fold(hash: number, value: number): number {
  let h = (Math.imul(hash, 31) + (value | 0)) | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/** The first number of each path: the part of the hostel that draws from the stream. */
export const STREAMS = {
  names: 1,
  traits: 2,
  leave: 3,
  turnout: 4,
  kitchen: 5,
  day: 6,
  shop: 7,
  wallets: 8,
  codes: 9,
} as const;

/** Draws with standard deviation 1, between -3 and 3: the sum of three uniforms (Irwin–Hall). */
export const drawNormal = (nextRandom: Random): number =>
  (nextRandom() + nextRandom() + nextRandom() - 1.5) * 2;

/** Draws a whole number from 0 to `limit` − 1. */
export const drawBelow = (nextRandom: Random, limit: number): number => Math.floor(nextRandom() * limit);

/** Shuffles in place (Fisher–Yates, Durstenfeld's form). */
export function shuffle<T>(list: T[], nextRandom: Random): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = drawBelow(nextRandom, i + 1);
    [list[i], list[j]] = [list[j] as T, list[i] as T];
  }
  return list;
}

/** Returns a function that draws an index by its weight. Weights are non-negative and not all zero. */
export function createWeightedDraw(weights: readonly number[]): (nextRandom: Random) => number {
  let total = 0;
  const ends = weights.map((weight) => (total += weight));
  return (nextRandom) => {
    const target = nextRandom() * total;
    return ends.findIndex((end) => end > target);
  };
}
