import { last } from '../engine/last.ts';
import { createListeners, isMove, type Store, type View } from './store.ts';

/** The demo while the panel is visible, and the last view of it otherwise. */
export type VisibleView = {
  get(): View;
  /** Whether the panel has been shown. */
  isSeen(): boolean;
  /** All panels are on paper, at once: nothing may follow later. */
  isPrinting(): boolean;
  subscribe(listener: () => void): () => void;
};

/**
 * Spares slow phones from rendering a hidden panel at each step of the clock. For printing all panels are brought up to
 * date.
 * @param panel the element whose `hidden` a tab sets
 */
export function viewWhileVisible(store: Store, panel: HTMLElement): VisibleView {
  const { subscribe, tell } = createListeners();
  let shown = store.get();
  let seen = !panel.hidden;
  let printing = false;
  const check = () => {
    if (panel.hidden || (seen && shown === store.get())) return;
    seen = true;
    shown = store.get();
    tell();
  };
  // A step of the clock is rendered in a task of its own: computing and rendering would be too much for one.
  store.subscribe(() => {
    const { playing, entries } = store.get();
    const newest = last(entries);
    if (playing && newest && isMove(newest.command)) setTimeout(check);
    else check();
  });
  // Reported before the next frame.
  new MutationObserver(check).observe(panel, { attributeFilter: ['hidden'] });
  for (const type of ['beforeprint', 'afterprint'])
    addEventListener(type, () => {
      printing = type === 'beforeprint';
      shown = store.get();
      tell();
    });
  return { get: () => shown, isSeen: () => seen, isPrinting: () => printing, subscribe };
}
