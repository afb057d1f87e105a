// Array.at and Array.findLast are missing in browsers from before 2022 (docs/decisions/old-browsers.md).

export const last = <T>(list: readonly T[]): T | undefined => list[list.length - 1];

export function findLast<T>(list: readonly T[], predicate: (item: T) => boolean): T | undefined {
  for (let i = list.length - 1; i >= 0; i--) if (predicate(list[i] as T)) return list[i];
  return undefined;
}
