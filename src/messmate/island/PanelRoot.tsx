import { Component, type ReactNode, useDeferredValue, useEffect, useSyncExternalStore } from 'react';
import type { InterfaceWords } from '../../content/schemas/interface.ts';
import { ErrorScreen } from '../../ui/ErrorScreen/ErrorScreen.tsx';
import { type Demo, DemoContext, LateContext, NowContext, useDemo } from '../store/context.ts';

type RootProps = {
  demo: Demo;
  /** The element in which the panel comes alive; none while the document is made. */
  place?: HTMLElement;
  children: ReactNode;
};

/**
 * What surrounds a panel, in the document and in the browser alike: with another tree, ids would differ. An error in one
 * panel leaves the others working.
 */
export function PanelRoot({ demo, place, children }: RootProps) {
  useEffect(() => place && wake(place), [place]);
  return (
    <Boundary words={demo.data.error}>
      <DemoContext value={demo}>
        <DemoViews>{children}</DemoViews>
      </DemoContext>
    </Boundary>
  );
}

/** Says that a panel is live, and carries out what was pressed before. */
function wake(place: HTMLElement): void {
  place.dataset['live'] = '';
  for (const control of place.querySelectorAll<HTMLElement>('[data-pressed]')) {
    const { pressed = '' } = control.dataset;
    control.removeAttribute('data-pressed');
    if (control instanceof HTMLSelectElement) {
      // React may have restored the hostel's own value meanwhile.
      control.value = pressed;
      control.dispatchEvent(new Event('change', { bubbles: true }));
    } else control.click();
  }
}

/**
 * Gives a panel the demo twice. Controls get it at once and respond in the next frame. The rest gets it after that paint,
 * and is rendered in slices between which the browser can handle input. Otherwise a press on a slow phone, and each step
 * of the clock, would wait for hundreds of marks.
 */
function DemoViews({ children }: { children: ReactNode }) {
  const { gate, store } = useDemo();
  // The document shows the beginning of the day; what has been done since follows after hydration.
  const now = useSyncExternalStore(gate.subscribe, gate.get, () => store.initial);
  return (
    <NowContext value={now}>
      <LateContext value={useDeferredValue(now)}>{children}</LateContext>
    </NowContext>
  );
}

type Props = {
  words: InterfaceWords['error'];
  children: ReactNode;
};

/** Catches errors of its children and shows the error screen in their place, with a button to try again. */
class Boundary extends Component<Props, { error: Error | null }> {
  override state = { error: null as Error | null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <ErrorScreen
        words={this.props.words}
        message={error.message}
        onAgain={() => this.setState({ error: null })}
      />
    );
  }
}
