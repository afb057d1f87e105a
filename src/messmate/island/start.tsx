import { demo } from 'virtual:demo';
import { type ComponentType, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Feature } from '../../content/features.ts';
import { setWords, t } from '../../content/t.ts';
import { createHostel } from '../engine/hostel.ts';
import { demoStart } from '../engine/sample.ts';
import { runClock } from '../store/clockwork.ts';
import { say } from '../store/context.ts';
import { gateOf } from '../store/gate.ts';
import { keep } from '../store/persistence.ts';
import { createStore, type Store } from '../store/store.ts';
import { tellClosingBand } from './closing-band.ts';
import { figuresOf } from './figures.ts';
import { PanelRoot } from './PanelRoot.tsx';

setWords(demo.own);

/** The one hostel, once it has been opened. */
let hostel: Promise<Store> | undefined;
/** The panels that have been hydrated. */
const begun = new Set<HTMLElement>();

/**
 * Hydrates a panel of the document. React works in slices with frames between them, so that scrolling stays smooth.
 * @param section a panel with what is around it, see FeatureTabs.tsx
 */
export async function start(section: HTMLElement, Panel: ComponentType): Promise<void> {
  if (begun.has(section)) return;
  begun.add(section);
  hostel ??= openHostel();
  const store = await hostel;
  await nextFrame();
  const place = section.querySelector<HTMLElement>('[data-panel]');
  if (!place) return;
  startTransition(() => {
    hydrateRoot(
      place,
      <PanelRoot demo={{ store, gate: gateOf(store, section), data: demo }} place={place}>
        <Panel />
      </PanelRoot>,
      {
        identifierPrefix: section.id,
        // A page translator may have changed the panel: React renders it again, and nothing is wrong.
        onRecoverableError: (error) => {
          if (!document.querySelector('font')) reportError(error);
        },
      },
    );
  });
}

/** Opens the hostel as this visitor left it, and connects what is outside the panels. */
async function openHostel(): Promise<Store> {
  const hostel = createHostel(demo.plan);
  await nextFrame();
  const store = createStore(hostel, demoStart(demo.plan));
  keep(store, demo.version, () => sessionStorage, window, {
    unreadable: () =>
      say(t('What this tab had kept of the demo could not be read, so the demo begins afresh.')),
    forgetful: () =>
      say(
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
  return store;
}

/** A meal that nobody sees does not go on. */
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
  // In a task of its own, for it is not urgent.
  store.subscribe(() => setTimeout(put));
}

/** Resolves after the next frame, or soon where no frames are drawn. */
const nextFrame = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, 200);
  });
