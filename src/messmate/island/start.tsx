import { demo } from 'virtual:demo';
import { type ComponentType, type ReactNode, startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createHostel } from '../engine/hostel.ts';
import { wind } from '../store/clockwork.ts';
import { DemoContext, say, sayBeside } from '../store/context.ts';
import { DemoViews } from '../store/DemoViews.tsx';
import { gateOf } from '../store/gate.ts';
import { keep } from '../store/persistence.ts';
import { createStore, type Store } from '../store/store.ts';
import { setFigures } from '../tabs/figure-texts.ts';
import { Boundary } from './Boundary.tsx';
import { figuresOf } from './figures.ts';
import styles from './start.island.module.css';
import { tellClosingBand } from './told.ts';
import { whenUnseen } from './whenUnseen.ts';

/** The one hostel, once it is there. */
let hostel: Promise<Store> | undefined;
/** The panels whose live part has come. */
const begun = new Set<HTMLElement>();

/**
 * Puts a panel's live part into the place of its drawing, when nobody sees it happen. Each panel is a root of its own, so
 * that a fault in one leaves the others alive. The work is done in pieces, with frames between them: a visitor may be
 * scrolling, and Chromium takes two panels that change above the screen in one frame for a shift on it.
 * @param panel one of the island's, as FeatureTabs.tsx makes them
 */
export async function start(panel: HTMLElement, Part: ComponentType): Promise<void> {
  if (begun.has(panel)) return;
  begun.add(panel);
  hostel ??= openHostel();
  const store = await hostel;
  await nextFrame();
  const drawing = panel.querySelector<HTMLElement>('[data-instrument] > *');
  if (!drawing) return;
  const host = await rendered(
    <Boundary words={demo.site.error}>
      <DemoContext value={{ store, gate: gateOf(store, panel), data: demo }}>
        <DemoViews>
          <Part />
        </DemoViews>
      </DemoContext>
    </Boundary>,
  );
  const replace = () => drawing.replaceWith(host);
  whenUnseen(drawing, replace, (accept) => {
    offer(drawing, host, accept);
    whenAsked(panel.id, accept);
  });
}

/** Opens the hostel as this visitor left it, and lets what is outside the panels follow it. */
async function openHostel(): Promise<Store> {
  const hostel = createHostel(demo.plan);
  await nextFrame();
  const store = createStore(hostel, demo.plan.readAt * 60);
  const { isDriver } = keep(
    store,
    demo.version,
    { storage: sessionStorageOrNull(), openChannel, document, window },
    {
      unreadable: () => say(demo.words.shared.unreadable),
      forgetful: () => sayBeside(demo.words.shared.forgetful),
    },
  );
  wind(store, isDriver, () => performance.now());
  const figures = figuresOf(demo.page.figures, hostel);
  // In a task of its own: nobody waits for it.
  store.subscribe(() => setTimeout(() => setFigures(figures(store.get().state))));
  tellClosingBand(store, demo.words.closing);
  return store;
}

/** Whoever comes by an address that names a feature has asked for it: it need not be asked for again. */
function whenAsked(feature: string, accept: () => void): void {
  const look = () => {
    if (location.hash !== `#${feature}`) return;
    removeEventListener('hashchange', look);
    accept();
  };
  addEventListener('hashchange', look);
  look();
}

/** Lays a button over the edge of a drawing that is in full view, which may not change unasked. */
function offer(drawing: HTMLElement, host: HTMLElement, accept: () => void): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.offer ?? '';
  button.textContent = demo.words.shared.offer;
  button.onclick = () => {
    accept();
    host.querySelector<HTMLElement>('button')?.focus();
  };
  new MutationObserver((_, gone) => {
    if (drawing.isConnected) return;
    button.remove();
    gone.disconnect();
  }).observe(drawing.parentElement as HTMLElement, { childList: true });
  drawing.parentElement?.classList.add(styles.place ?? '');
  drawing.before(button);
}

/** Draws elements outside the page, in slices that leave the visitor's touches their turn. */
function rendered(elements: ReactNode): Promise<HTMLElement> {
  const host = document.createElement('div');
  host.className = styles.host ?? '';
  return new Promise((done) => {
    const root = createRoot(host);
    startTransition(() => root.render(<Told onDrawn={() => done(host)}>{elements}</Told>));
  });
}

function Told({ children, onDrawn }: { children: ReactNode; onDrawn: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once
  useLayoutEffect(onDrawn, []);
  return children;
}

/** When a frame has been drawn; soon, where none is drawn at all. */
const nextFrame = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, 200);
  });

const openChannel = () => new BroadcastChannel('messmate-demo');

function sessionStorageOrNull(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
