import { useState } from 'react';
import { useView } from '../store/context.ts';

/** `doneAt` is a second, and null until the row is done. */
type Row<Id> = { readonly id: Id; readonly doneAt: number | null };
export type StableRows<Id> = { readonly second: number; readonly list: readonly Row<Id>[] };

/** Seconds for which a done row keeps its position: a finger may be on its way to it. */
const KEEP_SECONDS = 300;
/** A step of more seconds, or a step back, starts a new list. */
const MAX_STEP = 1800;

/** Keeps rows in position: a done row stays for a while, then a new one of the `open` ones may replace it. */
export function updateRows<Id>(before: StableRows<Id>, open: readonly Id[], second: number): StableRows<Id> {
  const isNewList = second < before.second || second > before.second + MAX_STEP;
  const list = (isNewList ? [] : before.list).map(
    ({ id, doneAt }): Row<Id> => ({ id, doneAt: open.includes(id) ? null : (doneAt ?? second) }),
  );
  for (const id of open) {
    if (list.some((row) => row.id === id)) continue;
    const freeIndex = list.findIndex(({ doneAt }) => doneAt !== null && second - doneAt >= KEEP_SECONDS);
    list.splice(freeIndex < 0 ? list.length : freeIndex, 1, { id, doneAt: null });
  }
  return { second, list };
}

export function useStableRows<Id>(open: readonly Id[]): readonly Id[] {
  const { second } = useView().state;
  const [before, setBefore] = useState<StableRows<Id>>({ second, list: [] });
  const now = updateRows(before, open, second);
  if (JSON.stringify(now) !== JSON.stringify(before)) setBefore(now);
  return now.list.map(({ id }) => id);
}
