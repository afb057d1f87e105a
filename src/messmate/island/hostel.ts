import { demo } from 'virtual:demo';
import 'virtual:language';
import type { Feature } from '../../content/features.ts';
import { undoSwipes } from '../controls/swipes.ts';
import { createHostel } from '../engine/hostel.ts';
import { last } from '../engine/lists.ts';
import { findSampleSecond } from '../engine/sample.ts';
import { createFigures } from '../figures.ts';
import { anchorIn, joinFragment, messIn, SERVE_ID } from '../fragment.ts';
import { runClock } from '../store/clockwork.ts';
import { createStore, type Store, serveFirstMeal } from '../store/store.ts';
import { USED } from './demo-directive.ts';

let store: Store | undefined;

/** The one hostel of all panels: at its start in the build, and as the visitor leaves it in the browser. */
export function openHostel(): Store {
  if (store) return store;
  store = createStore(createHostel(demo.plan), findSampleSecond(demo.plan));
  if (!import.meta.env.SSR) connect(store);
  return store;
}

function connect(store: Store): void {
  const stop = store.subscribe(() => {
    // Other panels wait: on a slow phone their code delayed the first student by seconds.
    if (store.get().playing) return;
    stop();
    whenIdle(() => document.dispatchEvent(new Event(USED)));
  });
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  runClock(
    store,
    () => performance.now(),
    () => calm.matches,
  );
  pauseOutOfView(store);
  serveOnArrival(store);
  followOnTabs(store);
  undoSwipes();
}

/** Safari has no idle callbacks. A busy device may never be idle: it waits 2 seconds at most. */
const whenIdle = (call: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(call, { timeout: 2000 }) : setTimeout(call, 200);

/** A meal pauses once the visitor has gone past the plate and the tabs. */
function pauseOutOfView(store: Store): void {
  const pause = () => store.get().playing && store.set({ playing: false });
  document.addEventListener('visibilitychange', () => document.hidden && pause());
  const features = document.getElementById('messmate');
  const look = (entries: IntersectionObserverEntry[]) => {
    const entry = last(entries);
    if (entry && !entry.isIntersecting && entry.boundingClientRect.bottom < 0) pause();
  };
  if (features) new IntersectionObserver(look).observe(features);
}

/**
 * A press that was kept and a link to `#serve` serve the meal: on arrival, on the page, and in a background tab once
 * somebody looks. The address then forgets it, so that neither a reload nor Back serves it again.
 */
function serveOnArrival(store: Store): void {
  const arrive = () => {
    if (document.hidden || anchorIn(location.hash) !== `#${SERVE_ID}`) return;
    const { pathname, search, hash } = location;
    history.replaceState(history.state, '', pathname + search + joinFragment('', messIn(hash)));
    serveFirstMeal(store);
  };
  arrive();
  addEventListener('hashchange', arrive);
  document.addEventListener('visibilitychange', arrive);
  addEventListener(SERVE_ID, () => document.hidden || serveFirstMeal(store));
}

function followOnTabs(store: Store): void {
  const figures = createFigures(demo.figures, store.get().state.hostel);
  const slots = [...document.querySelectorAll<HTMLElement>('[data-figure]')];
  const update = () => {
    const now = figures(store.get().state);
    for (const slot of slots) {
      const figure = now[slot.dataset['figure'] as Feature];
      if (slot.textContent !== figure) slot.textContent = figure;
    }
  };
  update();
  // In a task of its own: it is not urgent.
  store.subscribe(() => setTimeout(update));
}
