import { last } from '../engine/lists.ts';
import { createListeners, isMove, type Store } from './store.ts';

export type VisibleView = ReturnType<typeof viewWhileVisible>;

/**
 * The demo while the panel is visible, and the last view of it otherwise: slow phones need not render a hidden panel at each
 * step of the clock. All panels are brought up to date for printing, when nothing may be deferred.
 * @param panel the element whose `hidden` a tab sets
 */
export function viewWhileVisible(store: Store, panel: HTMLElement) {
  const { subscribe, notifyAll } = createListeners();
  let view = store.get();
  let seen = !panel.hidden;
  let printing = false;
  const check = () => {
    if (panel.hidden || (seen && view === store.get())) return;
    seen = true;
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
      printing = type === 'beforeprint';
      view = store.get();
      notifyAll();
    });
  return { get: () => view, isSeen: () => seen, isPrinting: () => printing, subscribe };
}
