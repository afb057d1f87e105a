import { last } from '../engine/last.ts';
import { createListeners, isMove, type Store, type View } from './store.ts';

/** The demo while the panel is visible, and the last view of it otherwise. */
export type VisibleView = {
  get(): View;
  /** All panels are on paper, at once: nothing may follow later. */
  isPrinting(): boolean;
  subscribe(listener: () => void): () => void;
};

/** Panels this close to the screen are kept up to date. */
const MARGIN = '300px';

/**
 * Spares slow phones from rendering a panel that is hidden or scrolled away at each step of the clock. For printing all
 * panels are brought up to date.
 * @param panel the element whose `hidden` a tab sets
 */
export function viewWhileVisible(store: Store, panel: HTMLElement): VisibleView {
  const { subscribe, tell } = createListeners();
  let near = true;
  let shown = store.get();
  let printing = false;
  const isOpen = () => near && !panel.hidden;
  const update = () => {
    if (shown === store.get()) return;
    shown = store.get();
    tell();
  };
  const check = () => {
    if (isOpen()) update();
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
  new IntersectionObserver(
    (entries) => {
      // A hidden element never intersects, so this is known only once it is shown.
      if (!panel.hidden) near = last(entries)?.isIntersecting ?? true;
      check();
    },
    { rootMargin: MARGIN },
  ).observe(panel);
  for (const type of ['beforeprint', 'afterprint'])
    addEventListener(type, () => {
      printing = type === 'beforeprint';
      shown = store.get();
      tell();
    });
  return { get: () => shown, isPrinting: () => printing, subscribe };
}
