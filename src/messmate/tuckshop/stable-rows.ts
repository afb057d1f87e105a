import { useState } from 'react';
import { useView } from '../store/context.ts';

/** `since` is the second at which the row was done; null until then. */
type Row<Id> = { readonly id: Id; readonly since: number | null };
export type StableRows<Id> = { readonly second: number; readonly list: readonly Row<Id>[] };

/** Seconds for which a done row keeps its position: a finger may be on its way to it. */
const KEEP = 300;
/** Seconds. A longer step in time, or one back, starts a new list. */
const JUMP = 1800;

/** Keeps rows in position: a done row stays for a while, then a new one of the `open` ones may replace it. */
export function updateRows<Id>(before: StableRows<Id>, open: readonly Id[], second: number): StableRows<Id> {
  const isJump = second < before.second || second > before.second + JUMP;
  const list = (isJump ? [] : before.list).map(
    ({ id, since }): Row<Id> => ({ id, since: open.includes(id) ? null : (since ?? second) }),
  );
  for (const id of open) {
    if (list.some((row) => row.id === id)) continue;
    const free = list.findIndex(({ since }) => since !== null && second - since >= KEEP);
    list.splice(free < 0 ? list.length : free, 1, { id, since: null });
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
