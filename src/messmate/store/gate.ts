import { createListeners, isMove, type Store, type View } from './store.ts';

/** What a panel follows: the demo while the panel can be seen, and a picture of it while it cannot. */
export type Gate = { get(): View; subscribe(listener: () => void): () => void };

/** How far outside the screen a panel is still kept up to date, so that scrolling finds it so. */
const MARGIN = '300px';

/**
 * A panel that is hidden behind another tab, or scrolled away, is not drawn anew with each step of the clock: on a
 * slow phone only what can be seen may cost anything. For print all panels are up to date.
 * @param panel the element whose `hidden` a tab sets
 */
export function gateOf(store: Store, panel: HTMLElement): Gate {
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
  // A step of the clock is drawn in a task of its own: both are too much for one. What a visitor does is drawn at once.
  store.subscribe(() => {
    const { playing, entries } = store.get();
    const last = entries.at(-1);
    if (playing && last && isMove(last.command)) setTimeout(check);
    else check();
  });
  // A change of the attribute is told before the next frame is drawn.
  new MutationObserver(check).observe(panel, { attributeFilter: ['hidden'] });
  new IntersectionObserver(
    (entries) => {
      // What is hidden is nowhere: whether it is near shows once it is not.
      if (!panel.hidden) near = entries.at(-1)?.isIntersecting ?? true;
      check();
    },
    { rootMargin: MARGIN },
  ).observe(panel);
  addEventListener('beforeprint', update);
  return { get: () => shown, subscribe };
}
