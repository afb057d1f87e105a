import { demo } from 'virtual:demo';
import type { Feature } from '../../content/features.ts';
import { setWords, t } from '../../content/t.ts';
import { createHostel } from '../engine/hostel.ts';
import { demoStart } from '../engine/sample.ts';
import { runClock } from '../store/clockwork.ts';
import { notify } from '../store/context.ts';
import { keep } from '../store/persistence.ts';
import { createStore, type Store } from '../store/store.ts';
import { tellClosingBand } from './closing-band.ts';
import { figuresOf } from './figures.ts';

let opened: Store | undefined;

/** The one hostel that all panels share: at its start in the build, and as the visitor left it in the browser. */
export function openHostel(): Store {
  if (opened) return opened;
  setWords(demo.own);
  opened = createStore(createHostel(demo.plan), demoStart(demo.plan));
  if (!import.meta.env.SSR) connect(opened);
  return opened;
}

/** Connects the hostel with the browser and the page around the panels. */
function connect(store: Store): void {
  keep(store, demo.version, () => sessionStorage, window, {
    unreadable: () =>
      notify(t('What this tab had kept of the demo could not be read, so the demo begins afresh.')),
    forgetful: () =>
      notify(
        t('Your browser keeps no data for this website, so the demo works but begins afresh after a reload.'),
      ),
  });
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  runClock(
    store,
    () => performance.now(),
    () => calm.matches,
  );
  pauseUnseen(store);
  followOnTabs(store);
  tellClosingBand(store);
}

/** Pauses a meal while nobody can see it. */
function pauseUnseen(store: Store): void {
  const pause = () => store.get().playing && store.set({ playing: false });
  document.addEventListener('visibilitychange', () => document.hidden && pause());
  const features = document.getElementById('messmate');
  if (features)
    new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting === false && pause()).observe(
      features,
    );
}

/** Keeps the figures on the tabs up to date. */
function followOnTabs(store: Store): void {
  const figures = figuresOf(demo.figures, store.get().state.hostel);
  const put = () => {
    const now = figures(store.get().state);
    for (const place of document.querySelectorAll<HTMLElement>('[data-figure]')) {
      const figure = now[place.dataset['figure'] as Feature];
      if (place.textContent !== figure) place.textContent = figure;
    }
  };
  put();
  // In a task of its own, as it is not urgent.
  store.subscribe(() => setTimeout(put));
}
