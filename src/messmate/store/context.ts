import { createContext, useContext } from 'react';
import type { Notice } from '../../components/Notifications/notifications.ts';
import type { DemoData } from './demo-data.ts';
import type { Gate } from './gate.ts';
import type { Store, View } from './store.ts';

/** What every part of the demo gets: the one hostel, and its words. */
export type Demo = { store: Store; gate: Gate; data: DemoData };

export const DemoContext = createContext<Demo | null>(null);

/** The demo that a part belongs to. @throws if the part stands outside it */
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

/** What the demo said last. */
let said: Element | null | undefined;

/** Milliseconds after which a run of presses, of keys or of choices has come to its end. */
const PAUSE = 700;
let soon = 0;

/** Says what a run of presses has led to, once, at its end. */
export function saySoon(notice: string): void {
  clearTimeout(soon);
  soon = window.setTimeout(() => say(notice), PAUSE);
}

/** Says something in the site's one live region, beside what else is said there. */
export const sayBeside = (notice: string): boolean =>
  document.dispatchEvent(new CustomEvent<Notice>('notice', { detail: { notice } }));

/**
 * Says something in the site's one live region, in the place of what the demo said before, or was to say soon: who
 * scans one pass after another hears each answer at once, where a fourth notice would wait for the first to go.
 */
export function say(notice: string): void {
  clearTimeout(soon);
  said?.querySelector('button')?.click();
  sayBeside(notice);
  said = document.querySelector('[data-notices] > * > :last-child');
}
