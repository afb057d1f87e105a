import { type Context, createContext, useCallback, useContext, useEffect, useSyncExternalStore } from 'react';
import type { TabId } from '../../content/features.ts';
import type { InterfaceWords } from '../../content/schemas/interface.ts';
import type { ProductPageWords } from '../../content/schemas/product.ts';
import type { RequestSite } from '../../ui/Message/RequestDemo.tsx';
import type { Notice } from '../../ui/Notifications/notifications.ts';
import type { HostelPlan } from '../engine/plan.ts';
import type { Choices, Store, View } from './store.ts';
import type { ViewSource } from './view-source.ts';

/** The content that the build bundles with the demo's script. */
export type DemoData = {
  plan: HostelPlan;
  figures: Record<TabId, string>;
  error: InterfaceWords['error'];
  hero: Pick<ProductPageWords['hero'], 'heading' | 'kind' | 'will' | 'willNot' | 'lead'> & {
    request: string;
  };
  site: RequestSite;
};

export type Demo = { store: Store; viewSource: ViewSource; data: DemoData };

export const DemoContext = createContext<Demo | null>(null);

/** island/IslandRoot.tsx provides the current view, and the same view a frame or two later. */
export const CurrentViewContext = createContext<View | null>(null);
export const DeferredViewContext = createContext<View | null>(null);

/** @throws outside IslandRoot */
function useProvided<T>(context: Context<T | null>): T {
  const value = useContext(context);
  if (!value) throw new Error('A component of the demo is rendered outside IslandRoot.');
  return value;
}

export const useDemo = (): Demo => useProvided(DemoContext);

/** Returns the deferred view, for all that may be rendered after the controls. */
export const useView = (): View => useProvided(DeferredViewContext);

/** Returns the view for controls, which must respond in the next frame. */
export const useCurrentView = (): View => useProvided(CurrentViewContext);

const subscribeToNothing = () => () => {};

/** Returns false in the built document and in the browser's first render, which must match it. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

/** Returns false in the built document, and until the panel has been visible. */
export function useHasBeenVisible(): boolean {
  const { viewSource } = useDemo();
  return useSyncExternalStore(viewSource.subscribe, viewSource.hasBeenVisible, () => false);
}

/** Works like `useState`, but keeps the visitor's choice in the store. */
export function useChoice<Name extends keyof Choices>(name: Name, initial: Required<Choices>[Name]) {
  const { store } = useDemo();
  const choice = useCurrentView().choices[name];
  const choose = useCallback(
    (value: Required<Choices>[Name]) => store.set({ choices: { ...store.get().choices, [name]: value } }),
    [store, name],
  );
  return [choice ?? initial, choose] as const;
}

const dispatchNotice = (detail: Notice) => document.dispatchEvent(new CustomEvent('notice', { detail }));

/** Shows a notice, and announces it in the site's live region. */
export const notify = (notice: string): boolean => dispatchNotice({ notice });

/** Announces a text to screen readers alone. */
export const announce = (notice: string): boolean => dispatchNotice({ notice, isVisuallyHidden: true });

/** Announces a text when it changes, unless it is empty. */
export function useAnnouncement(text: string): void {
  useEffect(() => {
    if (text) announce(text);
  }, [text]);
}
