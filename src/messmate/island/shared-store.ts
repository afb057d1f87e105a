import { demo } from 'virtual:demo';
import 'virtual:language';
import type { TabId } from '../../content/features.ts';
import { ignoreSwipesOnSliders } from '../controls/swipes.ts';
import { createHostel } from '../engine/hostel.ts';
import { last } from '../engine/lists.ts';
import { findSampleSecond } from '../engine/sample.ts';
import { createFigures } from '../figures.ts';
import { anchorIn, joinFragment, messFiguresIn, SERVE_ID } from '../fragment.ts';
import { runClock } from '../store/clock.ts';
import { createStore, type Store, serveFirstMeal } from '../store/store.ts';
import { DEMO_USED } from './demo-directive.ts';

let store: Store | undefined;

/** Returns the store that the demo's islands share, and creates it at the first call. */
export function getSharedStore(): Store {
  if (store) return store;
  store = createStore(createHostel(demo.plan), findSampleSecond(demo.plan));
  if (!import.meta.env.SSR) connect(store);
  return store;
}

function connect(store: Store): void {
  const stop = store.subscribe(() => {
    // Other panels wait, because on a slow phone their code would delay the start of the meal by seconds.
    if (store.get().isPlaying) return;
    stop();
    whenIdle(() => document.dispatchEvent(new Event(DEMO_USED)));
  });
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  runClock(store, () => reducedMotion.matches);
  pauseOutOfView(store);
  serveFromLinks(store);
  updateTabFigures(store);
  ignoreSwipesOnSliders();
}

/** Safari has no idle callbacks. A busy device may never be idle, so the wait ends after 2 seconds. */
const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 2000 }) : setTimeout(run, 200);

/** Pauses the meal in a hidden browser tab, and once the visitor has scrolled past the plate and the tabs. */
function pauseOutOfView(store: Store): void {
  const pause = () => store.get().isPlaying && store.set({ isPlaying: false });
  document.addEventListener('visibilitychange', () => document.hidden && pause());
  const features = document.getElementById('messmate');
  const pauseBelow = (entries: IntersectionObserverEntry[]) => {
    const entry = last(entries);
    if (entry && !entry.isIntersecting && entry.boundingClientRect.bottom < 0) pause();
  };
  if (features) new IntersectionObserver(pauseBelow).observe(features);
}

/**
 * Serves the meal after a queued press (queued-presses.ts) or, once the page is visible, for an address with `#serve`. Removes
 * `#serve`, so that neither a reload nor Back serves the meal again. The figures of "Your mess" stay in the address.
 */
function serveFromLinks(store: Store): void {
  const serveIfLinked = () => {
    if (document.hidden || anchorIn(location.hash) !== `#${SERVE_ID}`) return;
    const { pathname, search, hash } = location;
    history.replaceState(history.state, '', pathname + search + joinFragment('', messFiguresIn(hash)));
    serveFirstMeal(store);
  };
  serveIfLinked();
  addEventListener('hashchange', serveIfLinked);
  document.addEventListener('visibilitychange', serveIfLinked);
  addEventListener(SERVE_ID, () => document.hidden || serveFirstMeal(store));
}

function updateTabFigures(store: Store): void {
  const fillFigures = createFigures(demo.figures, store.get().state.hostel);
  const figureElements = [...document.querySelectorAll<HTMLElement>('[data-figure]')];
  const update = () => {
    const texts = fillFigures(store.get().state);
    for (const element of figureElements) {
      const figure = texts[element.dataset['figure'] as TabId];
      if (element.textContent !== figure) element.textContent = figure;
    }
  };
  update();
  // A separate task lets the browser handle a press first.
  store.subscribe(() => setTimeout(update));
}
