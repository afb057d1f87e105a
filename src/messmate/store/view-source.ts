import { last } from '../engine/lists.ts';
import { createListeners, isTimeMove, type Store } from './store.ts';

export type ViewSource = ReturnType<typeof createViewSource>;

/** Holds the store's view for a panel. A hidden panel keeps its last view, to spare slow phones a render at each step. */
export function createViewSource(store: Store, panel: HTMLElement) {
  const { subscribe, notifyAll } = createListeners();
  let view = store.get();
  let hasBeenVisible = !panel.hidden;
  let isPrinting = false;
  const updateIfVisible = () => {
    if (panel.hidden || (hasBeenVisible && view === store.get())) return;
    hasBeenVisible = true;
    view = store.get();
    notifyAll();
  };
  // A step of the clock is computed in one task and rendered in another: one task for both would block input too long.
  store.subscribe(() => {
    const { isPlaying, entries } = store.get();
    const newest = last(entries);
    if (isPlaying && newest && isTimeMove(newest.command)) setTimeout(updateIfVisible);
    else updateIfVisible();
  });
  new MutationObserver(updateIfVisible).observe(panel, { attributeFilter: ['hidden'] });
  for (const type of ['beforeprint', 'afterprint'])
    addEventListener(type, () => {
      isPrinting = type === 'beforeprint';
      view = store.get();
      notifyAll();
    });
  return { get: () => view, hasBeenVisible: () => hasBeenVisible, isPrinting: () => isPrinting, subscribe };
}
