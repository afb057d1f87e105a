export function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}

/** Splits a total into whole numbers by weight: the largest remainder method (Hamilton, 1792). */
export function apportion(total: number, weights: readonly number[]): number[] {
  const totalWeight = sum(weights);
  if (totalWeight <= 0) return weights.map((_, i) => (i === weights.length - 1 ? total : 0));
  const exact = weights.map((weight) => (weight * total) / totalWeight);
  const shares = exact.map(Math.floor);
  const unassigned = total - sum(shares);
  const byRemainder = exact.map((share, i) => ({ i, remainder: share - Math.floor(share) }));
  byRemainder.sort((a, b) => b.remainder - a.remainder || a.i - b.i);
  for (const { i } of byRemainder.slice(0, unassigned)) shares[i] = (shares[i] as number) + 1;
  return shares;
}

// Array.at and Array.findLast are missing in browsers from before 2022 (docs/decisions/old-browsers.md).
export const last = <T>(list: readonly T[]): T | undefined => list[list.length - 1];

export function findLast<T>(list: readonly T[], predicate: (item: T) => boolean): T | undefined {
  for (let i = list.length - 1; i >= 0; i--) if (predicate(list[i] as T)) return list[i];
  return undefined;
}
