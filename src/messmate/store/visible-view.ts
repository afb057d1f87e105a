import { last } from '../engine/lists.ts';
import { createListeners, isMove, type Store } from './store.ts';

export type VisibleView = ReturnType<typeof createVisibleView>;

/** The demo while the panel is visible or printed; otherwise its last view, to spare slow phones a render at each step. */
export function createVisibleView(store: Store, panel: HTMLElement) {
  const { subscribe, notifyAll } = createListeners();
  let view = store.get();
  let hasBeenVisible = !panel.hidden;
  let isPrinting = false;
  const check = () => {
    if (panel.hidden || (hasBeenVisible && view === store.get())) return;
    hasBeenVisible = true;
    view = store.get();
    notifyAll();
  };
  // A step is rendered in its own task: computing and rendering would take too long for one.
  store.subscribe(() => {
    const { playing, entries } = store.get();
    const newest = last(entries);
    if (playing && newest && isMove(newest.command)) setTimeout(check);
    else check();
  });
  new MutationObserver(check).observe(panel, { attributeFilter: ['hidden'] });
  for (const type of ['beforeprint', 'afterprint'])
    addEventListener(type, () => {
      isPrinting = type === 'beforeprint';
      view = store.get();
      notifyAll();
    });
  return { get: () => view, isSeen: () => hasBeenVisible, isPrinting: () => isPrinting, subscribe };
}
