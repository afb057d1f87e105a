import { demo } from 'virtual:demo';
import { type ComponentType, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Feature } from '../../content/schemas/demo/demo.ts';
import { createHostel } from '../engine/hostel.ts';
import { runClock } from '../store/clockwork.ts';
import { say, sayBeside } from '../store/context.ts';
import { gateOf } from '../store/gate.ts';
import { keep } from '../store/persistence.ts';
import { createStore, type Store } from '../store/store.ts';
import { tellClosingBand } from './closing-band.ts';
import { figuresOf } from './figures.ts';
import { PanelRoot } from './PanelRoot.tsx';

/** The one hostel, once it is there. */
let hostel: Promise<Store> | undefined;
/** The panels that have been taken over. */
const begun = new Set<HTMLElement>();

/**
 * Takes a panel of the document over. React works in slices with frames between them, for a visitor may be scrolling.
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
      <PanelRoot demo={{ store, gate: gateOf(store, section), data: demo }}>
        <Panel />
        <Live place={place} />
      </PanelRoot>,
      {
        identifierPrefix: section.id,
        // A panel that a translator has changed before is drawn anew by React: nothing is wrong then.
        onRecoverableError: (error) => {
          if (!document.querySelector('font')) reportError(error);
        },
      },
    );
  });
}

/** Carries out what was pressed before a panel was live. */
function Live({ place }: { place: HTMLElement }) {
  useEffect(() => {
    place.dataset['live'] = '';
    for (const control of place.querySelectorAll<HTMLElement>('[data-pressed]')) {
      const { pressed = '' } = control.dataset;
      control.removeAttribute('data-pressed');
      if (control instanceof HTMLSelectElement) {
        // React may have put the hostel's own value back meanwhile.
        control.value = pressed;
        control.dispatchEvent(new Event('change', { bubbles: true }));
      } else control.click();
    }
  }, [place]);
  return null;
}

/** Opens the hostel as this visitor left it, and lets what is outside the panels follow it. */
async function openHostel(): Promise<Store> {
  const hostel = createHostel(demo.plan);
  await nextFrame();
  const store = createStore(hostel, demo.plan.readAt * 60);
  keep(store, demo.version, () => sessionStorage, window, {
    unreadable: () => say(demo.words.shared.unreadable),
    forgetful: () => sayBeside(demo.words.shared.forgetful),
  });
  runClock(store, () => performance.now());
  followOnTabs(store);
  tellClosingBand(store, demo.words.closing);
  return store;
}

/** Lets the figures on the tabs follow the hostel. */
function followOnTabs(store: Store): void {
  const figures = figuresOf(demo.page.figures, store.get().state.hostel);
  const put = () => {
    const now = figures(store.get().state);
    for (const place of document.querySelectorAll<HTMLElement>('[data-figure]')) {
      const figure = now[place.dataset['figure'] as Feature];
      if (place.textContent !== figure) place.textContent = figure;
    }
  };
  put();
  // In a task of its own: nobody waits for it.
  store.subscribe(() => setTimeout(put));
}

/** When a frame has been drawn; soon, where none is drawn at all. */
const nextFrame = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, 200);
  });
