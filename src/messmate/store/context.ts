import { type Context, createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { DemoWords, Feature } from '../../content/schemas/demo/demo.ts';
import type { InterfaceWords } from '../../content/schemas/interface.ts';
import type { ProductPageWords } from '../../content/schemas/product.ts';
import type { Notice } from '../../ui/Notifications/notifications.ts';
import type { HostelPlan } from '../engine/plan.ts';
import type { Gate } from './gate.ts';
import type { Store, View } from './store.ts';

/** What the live demo is given: the plan of its hostel, and its words. It travels with the script. */
export type DemoData = {
  plan: HostelPlan;
  /** Names the plan, in eight characters: what a browser has stored of another plan's hostel is put aside. */
  version: string;
  words: DemoWords;
  /** Words that the page without script uses too. */
  page: Pick<ProductPageWords, Feature> & { figures: Record<Feature, string> };
  site: Pick<InterfaceWords, 'veg' | 'nonVeg' | 'error'>;
};

/** What every part of the demo gets: the one hostel, and its words. */
export type Demo = { store: Store; gate: Gate; data: DemoData };

export const DemoContext = createContext<Demo | null>(null);

/** The demo as it is, and as most of a panel shows it: a frame or two later, see island/PanelRoot.tsx. */
export const NowContext = createContext<View | null>(null);
export const LateContext = createContext<View | null>(null);

/** What PanelRoot gives all within it. @throws outside it */
function useGiven<T>(context: Context<T | null>): T {
  const given = useContext(context);
  if (!given) throw new Error('A part of the demo stands outside PanelRoot.');
  return given;
}

/** The demo that a part belongs to. */
export const useDemo = (): Demo => useGiven(DemoContext);

/** The demo as this panel shows it; the part is drawn again when it changes. */
export const useView = (): View => useGiven(LateContext);

/** The demo as it is now: for controls, which have to answer in the next frame. */
export const useNow = (): View => useGiven(NowContext);

const never = () => () => {};

/** Whether the panel is live: false in the document, and at first in the browser, which has to draw the same. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * As useState, for what a visitor has chosen to look at: it outlives a reload, and starting over puts it back.
 * @param name under which it is kept
 * @param isFit whether what was kept fits this hostel; it may throw, for anything may have been stored
 */
export function useChosen<T>(
  name: string,
  initial: T,
  isFit: (stored: T) => boolean,
): [T, (value: T) => void] {
  const { store } = useDemo();
  const kept = useNow().choices[name] as T;
  const choose = useCallback(
    (value: T) => store.set({ choices: { ...store.get().choices, [name]: value } }),
    [store, name],
  );
  return [fits(kept, isFit) ? kept : initial, choose];
}

function fits<T>(kept: T, isFit: (stored: T) => boolean): boolean {
  try {
    return kept !== undefined && isFit(kept);
  } catch {
    return false;
  }
}

const tell = (detail: Notice) => document.dispatchEvent(new CustomEvent('notice', { detail }));

/** Says something in the site's one live region, beside what else is said there. */
export const sayBeside = (notice: string): boolean => tell({ notice });

/** Milliseconds after which a run of presses, of letters or of choices has come to its end. */
const PAUSE = 700;

/**
 * Two ways to say something: at once, or once at the end of a run. What is said takes the place of what was to be said.
 * @param put where the words go
 */
export function announcer(put: (text: string) => void) {
  let soon = 0;
  const say = (text: string): void => {
    clearTimeout(soon);
    put(text);
  };
  const saySoon = (text: string): void => {
    clearTimeout(soon);
    soon = window.setTimeout(put, PAUSE, text);
  };
  return { say, saySoon };
}

/**
 * Says something in the site's one live region, in the place of what the demo said before: who scans one pass after
 * another hears each answer at once, where a fourth notice would wait for the first to go.
 */
export const { say } = announcer((notice) => tell({ notice, id: 'demo' }));
