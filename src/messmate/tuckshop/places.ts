import { useState } from 'react';
import { useView } from '../store/context.ts';

type Place<Id> = {
  readonly id: Id;
  /** The second at which it was done; null until then. */
  readonly since: number | null;
};
export type Places<Id> = { readonly second: number; readonly list: readonly Place<Id>[] };

/** Seconds for which a done entry keeps its place: a finger may be on its way to it. */
const STAYS = 300;
/** After a longer step in time, or one back, the list begins anew. */
const JUMP = 1800;

/**
 * Keeps whatever can be pressed in its place while the list changes. A done entry keeps its place for a while, then a
 * new one may take it.
 * @param open the entries that can be pressed now
 */
export function inPlaces<Id>(before: Places<Id>, open: readonly Id[], second: number): Places<Id> {
  const isAnew = second < before.second || second > before.second + JUMP;
  const list = (isAnew ? [] : before.list).map(
    ({ id, since }): Place<Id> => ({ id, since: open.includes(id) ? null : (since ?? second) }),
  );
  for (const id of open) {
    if (list.some((place) => place.id === id)) continue;
    const free = list.findIndex(({ since }) => since !== null && second - since >= STAYS);
    list.splice(free < 0 ? list.length : free, 1, { id, since: null });
  }
  return { second, list };
}

export function usePlaces<Id>(open: readonly Id[]): readonly Id[] {
  const { second } = useView().state;
  const [before, setBefore] = useState<Places<Id>>({ second, list: [] });
  const now = inPlaces(before, open, second);
  if (JSON.stringify(now) !== JSON.stringify(before)) setBefore(now);
  return now.list.map(({ id }) => id);
}
