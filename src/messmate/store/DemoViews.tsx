import { type ReactNode, useDeferredValue, useSyncExternalStore } from 'react';
import { useIsOnPaper } from '../useIsOnPaper.ts';
import { LateContext, NowContext, useDemo } from './context.ts';

/**
 * Gives a panel the demo twice. Controls get it as it is and answer in the next frame; all else gets it when that has
 * been painted, and is drawn in slices between which the visitor's touches have their turn. Without this a press on a
 * slow phone, and each step of the clock, would wait for hundreds of marks. On paper nothing is late.
 */
export function DemoViews({ children }: { children: ReactNode }) {
  const { gate, store } = useDemo();
  // What the document shows is the beginning of the day; what has been done since follows as soon as it has been taken over.
  const now = useSyncExternalStore(gate.subscribe, gate.get, () => store.initial);
  const late = useDeferredValue(now);
  const isOnPaper = useIsOnPaper();
  return (
    <NowContext value={now}>
      <LateContext value={isOnPaper ? now : late}>{children}</LateContext>
    </NowContext>
  );
}
