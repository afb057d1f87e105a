// Array.at and Array.findLast are missing in browsers from before 2022 (docs/decisions/old-browsers.md).

export const last = <T>(list: readonly T[]): T | undefined => list[list.length - 1];

export function findLast<T, Found extends T>(
  list: readonly T[],
  isMeant: (one: T) => one is Found,
): Found | undefined;
export function findLast<T>(list: readonly T[], isMeant: (one: T) => boolean): T | undefined;
export function findLast<T>(list: readonly T[], isMeant: (one: T) => boolean): T | undefined {
  for (let i = list.length - 1; i >= 0; i--) if (isMeant(list[i] as T)) return list[i];
  return undefined;
}
