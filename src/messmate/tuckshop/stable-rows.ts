import { useState } from 'react';
import { useView } from '../store/context.ts';

/** `doneAt` is the second of the day at which the list found the order handed over or cancelled, or null. */
type Row = { readonly id: number; readonly doneAt: number | null };
/** The rows at a second of the day. */
export type StableRows = { readonly second: number; readonly list: readonly Row[] };

/** A done row keeps its position this long, because the visitor may be about to press it. */
const KEEP_SECONDS = 300;
/** A longer step of the clock, or a step back, starts a new list. */
const MAX_STEP_SECONDS = 1800;

/** Keeps rows in position: a done row stays until a new row replaces it, at the earliest after KEEP_SECONDS. */
export function updateRows(previous: StableRows, openIds: readonly number[], second: number): StableRows {
  const isNewList = second < previous.second || second > previous.second + MAX_STEP_SECONDS;
  const list = (isNewList ? [] : previous.list).map(
    ({ id, doneAt }): Row => ({ id, doneAt: openIds.includes(id) ? null : (doneAt ?? second) }),
  );
  for (const id of openIds) {
    if (list.some((row) => row.id === id)) continue;
    const freeIndex = list.findIndex(({ doneAt }) => doneAt !== null && second - doneAt >= KEEP_SECONDS);
    list.splice(freeIndex < 0 ? list.length : freeIndex, 1, { id, doneAt: null });
  }
  return { second, list };
}

/** Returns the ids of the open rows, and of done rows that no new row has replaced, at stable positions. */
export function useStableRows(openIds: readonly number[]): readonly number[] {
  const { second } = useView().state;
  const [previous, setPrevious] = useState<StableRows>({ second, list: [] });
  const current = updateRows(previous, openIds, second);
  if (JSON.stringify(current) !== JSON.stringify(previous)) setPrevious(current);
  return current.list.map(({ id }) => id);
}
