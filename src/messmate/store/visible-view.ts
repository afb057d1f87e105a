import { createListeners, isMove, type Store, type View } from './store.ts';

/** What a panel follows: the demo while the panel can be seen, and the last view of it while it cannot. */
export type VisibleView = { get(): View; subscribe(listener: () => void): () => void };

/** Panels within this distance of the screen are kept up to date, so that scrolling finds them so. */
const MARGIN = '300px';

/**
 * A panel that is hidden behind another tab, or scrolled away, is not rendered with each step of the clock: on a slow
 * phone only what is visible may cost anything. For print all panels are up to date.
 * @param panel the element whose `hidden` a tab sets
 */
export function viewWhileVisible(store: Store, panel: HTMLElement): VisibleView {
  const { subscribe, tell } = createListeners();
  let near = true;
  let shown = store.get();
  const isOpen = () => near && !panel.hidden;
  const update = () => {
    if (shown === store.get()) return;
    shown = store.get();
    tell();
  };
  const check = () => {
    if (isOpen()) update();
  };
  // A step of the clock is rendered in a task of its own, for both would be too much for one. What a visitor does is
  // rendered at once.
  store.subscribe(() => {
    const { playing, entries } = store.get();
    const last = entries.at(-1);
    if (playing && last && isMove(last.command)) setTimeout(check);
    else check();
  });
  // Attribute changes are reported before the next frame.
  new MutationObserver(check).observe(panel, { attributeFilter: ['hidden'] });
  new IntersectionObserver(
    (entries) => {
      // A hidden element never intersects: whether it is near is known once it is shown.
      if (!panel.hidden) near = entries.at(-1)?.isIntersecting ?? true;
      check();
    },
    { rootMargin: MARGIN },
  ).observe(panel);
  addEventListener('beforeprint', update);
  return { get: () => shown, subscribe };
}
