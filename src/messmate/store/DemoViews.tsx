import { type ReactNode, useDeferredValue, useSyncExternalStore } from 'react';
import { LateContext, NowContext, useDemo } from './context.ts';

/**
 * Gives a panel the demo twice. Controls get it as it is and answer in the next frame; all else gets it when that has
 * been painted, and is drawn in slices between which the visitor's touches have their turn. Without this a press on a
 * slow phone, and each step of the clock, would wait for hundreds of marks.
 */
export function DemoViews({ children }: { children: ReactNode }) {
  const { gate, store } = useDemo();
  // What the document shows is the beginning of the day; what has been done since follows as soon as it has been taken over.
  const now = useSyncExternalStore(gate.subscribe, gate.get, () => store.initial);
  return (
    <NowContext value={now}>
      <LateContext value={useDeferredValue(now)}>{children}</LateContext>
    </NowContext>
  );
}
