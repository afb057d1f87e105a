import { useCallback } from 'react';
import { useDemo, useNow } from './context.ts';

/**
 * As useState, for what a visitor has chosen to look at: it outlives a reload, and starting over puts it back.
 * @param name under which it is kept
 * @param isFit whether what was kept fits this hostel; it may throw, for anything may have been stored
 */
export function useChosen<T>(
  name: string,
  initial: T,
  isFit: (stored: T) => boolean,
): [T, (value: T) => void] {
  const { store } = useDemo();
  const kept = useNow().choices[name] as T;
  const choose = useCallback(
    (value: T) => store.set({ choices: { ...store.get().choices, [name]: value } }),
    [store, name],
  );
  return [fits(kept, isFit) ? kept : initial, choose];
}

function fits<T>(kept: T, isFit: (stored: T) => boolean): boolean {
  try {
    return kept !== undefined && isFit(kept);
  } catch {
    return false;
  }
}
