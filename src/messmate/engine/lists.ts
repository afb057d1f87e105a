export function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}

/** Whole numbers in proportion to weights, by the largest remainder (Hamilton, 1792). */
export function apportion(total: number, weights: readonly number[]): number[] {
  const weight = sum(weights);
  if (weights.length === 0) return [];
  if (weight <= 0) return weights.map((_, i) => (i === weights.length - 1 ? total : 0));
  const exact = weights.map((w) => (w * total) / weight);
  const shares = exact.map(Math.floor);
  let missing = total - sum(shares);
  const byRemainder = exact.map((share, i) => ({ i, remainder: share - Math.floor(share) }));
  byRemainder.sort((a, b) => b.remainder - a.remainder || a.i - b.i);
  for (const { i } of byRemainder) {
    if (missing <= 0) break;
    shares[i] = (shares[i] as number) + 1;
    missing--;
  }
  return shares;
}

// Array.at and Array.findLast are missing in browsers from before 2022 (docs/decisions/old-browsers.md).
export const last = <T>(list: readonly T[]): T | undefined => list[list.length - 1];

export function findLast<T>(list: readonly T[], predicate: (item: T) => boolean): T | undefined {
  for (let i = list.length - 1; i >= 0; i--) if (predicate(list[i] as T)) return list[i];
  return undefined;
}
