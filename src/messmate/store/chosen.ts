import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { useDemo, useView } from './context.ts';

/** A choice, and the round in which it was made. */
type Chosen<T> = { readonly round: number; readonly value: T };

/**
 * As useState, for what a visitor has chosen in this tab: it outlives a reload, and starting over puts it back.
 * @param name under which it is stored
 * @param initial what is there before anything is chosen
 * @param isFit whether what was stored fits this hostel; it may throw, for anything may have been stored
 */
export function useChosen<T>(
  name: string,
  initial: () => T,
  isFit: (stored: T) => boolean,
): [T, (value: T) => void] {
  const { round } = useView();
  const { data } = useDemo();
  const key = `messmate-${name} ${data.version}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew with each round, and not before
  const first = useMemo(initial, [round]);
  const [chosen, setChosen] = useState<Chosen<T> | null>(null);
  // What the document shows comes first, for it has nothing stored.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => setChosen(readChosen(key, isFit)), []);
  const choose = useCallback(
    (value: T) => {
      const next: Chosen<T> = { round, value };
      setChosen(next);
      try {
        sessionStorage.setItem(key, JSON.stringify(next));
      } catch {
        // Full, or forbidden: then a reload begins afresh.
      }
    },
    [key, round],
  );
  return [chosen?.round === round ? chosen.value : first, choose];
}

/** What was stored; nothing if it cannot be used, for it is not worth a word. */
function readChosen<T>(key: string, isFit: (stored: T) => boolean): Chosen<T> | null {
  try {
    const stored: Chosen<T> = JSON.parse(sessionStorage.getItem(key) ?? '');
    return isFit(stored.value) ? stored : null;
  } catch {
    return null;
  }
}
