import { demo as data } from 'virtual:demo';
import {
  Component,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import type { InterfaceWords } from '../../content/schemas/interface.ts';
import {
  CurrentViewContext,
  DeferredViewContext,
  type Demo,
  DemoContext,
  useDemo,
} from '../store/context.ts';
import { createViewSource } from '../store/view-source.ts';
import { ErrorScreen } from '../tabs/ErrorScreen.tsx';
import { getSharedStore } from './shared-store.ts';

/**
 * Provides the demo to an island, and shows an error screen in its place if it throws.
 * @param id of the section around it; the section of a panel is hidden while another tab is selected
 */
export function IslandRoot({ id, children }: { id: string; children: ReactNode }) {
  const [demo] = useState(() => createDemo(id));
  useEffect(() => {
    const root = document.querySelector<HTMLElement>(`#${id} [data-root]`);
    if (root) root.dataset['ready'] = '';
    root?.dispatchEvent(new Event('ready', { bubbles: true }));
  }, [id]);
  return (
    <ErrorBoundary words={demo.data.error}>
      <DemoContext value={demo}>
        <DemoViews>{children}</DemoViews>
      </DemoContext>
    </ErrorBoundary>
  );
}

function createDemo(id: string): Demo {
  const store = getSharedStore();
  const section = import.meta.env.SSR ? null : document.getElementById(id);
  const viewSource = section
    ? createViewSource(store, section)
    : { ...store, hasBeenVisible: () => false, isPrinting: () => false };
  return { store, viewSource, data };
}

/**
 * Provides two views. Controls get the current one and respond in the next frame. All else gets the deferred one, except in print, which React
 * renders in slices: on a slow phone a press would otherwise wait until a plate or a chart has been rendered.
 */
function DemoViews({ children }: { children: ReactNode }) {
  const { viewSource, store } = useDemo();
  // The first render must match the document, which has the demo's start.
  const currentView = useSyncExternalStore(viewSource.subscribe, viewSource.get, () => store.initialView);
  const isPrinting = useSyncExternalStore(viewSource.subscribe, viewSource.isPrinting, () => false);
  const deferredView = useDeferredValue(currentView);
  return (
    <CurrentViewContext value={currentView}>
      <DeferredViewContext value={isPrinting ? currentView : deferredView}>{children}</DeferredViewContext>
    </CurrentViewContext>
  );
}

type Props = { words: InterfaceWords['error']; children: ReactNode };

class ErrorBoundary extends Component<Props, { error: Error | null }> {
  override state = { error: null as Error | null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    const retry = () => this.setState({ error: null });
    return <ErrorScreen words={this.props.words} message={error.message} onRetry={retry} />;
  }
}
