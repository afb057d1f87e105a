import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Notice } from '../../ui/Notifications/notifications.ts';
import { announcer } from './announcer.ts';
import type { DemoData } from './demo-data.ts';
import type { Gate } from './gate.ts';
import type { Store, View } from './store.ts';

/** What every part of the demo gets: the one hostel, and its words. */
export type Demo = { store: Store; gate: Gate; data: DemoData };

export const DemoContext = createContext<Demo | null>(null);

/** The demo that a part belongs to. @throws if the part is outside it */
export function useDemo(): Demo {
  const demo = useContext(DemoContext);
  if (!demo) throw new Error('A part of the demo stands outside DemoContext.');
  return demo;
}

/** The demo as it is, and as most of a panel shows it: a frame or two later, see DemoViews.tsx. */
export const NowContext = createContext<View | null>(null);
export const LateContext = createContext<View | null>(null);

function viewOf(view: View | null): View {
  if (!view) throw new Error('A part of the demo stands outside DemoViews.');
  return view;
}

/** The demo as this panel shows it; the part is drawn anew when it changes. @throws outside DemoViews */
export const useView = (): View => viewOf(useContext(LateContext));

/** The demo as it is now: for controls, which have to answer in the next frame. @throws outside DemoViews */
export const useNow = (): View => viewOf(useContext(NowContext));

const never = () => () => {};

/** Whether the panel is live: false in the document, and at first in the browser, which has to draw the same. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

const tell = (detail: Notice) => document.dispatchEvent(new CustomEvent('notice', { detail }));

/** Says something in the site's one live region, beside what else is said there. */
export const sayBeside = (notice: string): boolean => tell({ notice });

/**
 * Says something in the site's one live region, in the place of what the demo said before: who scans one pass after
 * another hears each answer at once, where a fourth notice would wait for the first to go.
 */
export const { say, saySoon } = announcer((notice) => tell({ notice, id: 'demo' }));
