import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import type { Feature } from '../../content/schemas/demo/demo.ts';
import styles from './FeatureTabs.module.css';
import { figures } from './figure-texts.ts';
import { hasModifier } from './modifiers.ts';
import { keepInPlace, quietMoment } from './reading.ts';

export type TabWords = Record<Feature, { tab: string; figure: string }>;

/** A panel's content: elements where the document is made, and the document's own HTML where React takes it over. */
export type PanelContent = ReactNode | { html: string };

/** The panels in the order of their tabs. */
export type Panels = Record<Feature, PanelContent>;

type Props = { label: string; tabs: TabWords; panels: Panels };

/** Whoever has not scrolled for so long is reading. */
const READING_MS = 1_000;

/** Layout effects do nothing where there is no layout: on the server React would warn of them. */
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * The features. As HTML they are links and panels, all readable. Where React runs they become tabs after the ARIA pattern:
 * arrow keys, Home and End move and select; the address keeps the choice. The panels that are not chosen go in a quiet
 * moment, or at the first choice: nothing that is being read may jump. The first panel stays, unless the visitor has
 * stopped to read another.
 */
export function FeatureTabs({ label, tabs, panels }: Props) {
  const ids = Object.keys(panels) as Feature[];
  const root = useRef<HTMLDivElement>(null);
  const [live, setLive] = useState(false);
  const [alone, setAlone] = useState(false);
  const [selected, setSelected] = useState(ids[0] as Feature);
  const now = useSyncExternalStore(figures.subscribe, figures.get, figures.none);

  useBrowserLayoutEffect(() => {
    const all = [...(root.current?.querySelectorAll<HTMLElement>(':scope > section') ?? [])];
    const askedFor = () => all.find(({ id }) => `#${id}` === location.hash)?.id as Feature | undefined;
    setLive(true);
    const settle = (hasStopped: boolean) => {
      const asked = askedFor();
      const moment = quietMoment(all, hasStopped);
      // A panel that the address asks for is alone already, see Island.tsx.
      if (!asked && !moment) return;
      const show = () =>
        flushSync(() => {
          setAlone(true);
          setSelected(asked ?? (moment?.panel.id as Feature));
        });
      if (moment && !asked) keepInPlace(moment.edge, show);
      else show();
      stop();
    };
    let pause: ReturnType<typeof setTimeout> | undefined;
    const watch = () => {
      clearTimeout(pause);
      pause = setTimeout(() => settle(true), READING_MS);
      settle(false);
    };
    const follow = () => {
      const feature = askedFor();
      if (!feature) return;
      setAlone(true);
      setSelected(feature);
    };
    const stop = () => {
      clearTimeout(pause);
      removeEventListener('scroll', watch);
    };
    addEventListener('scroll', watch, { passive: true });
    addEventListener('hashchange', follow);
    // After the first commit: React does not draw within a layout effect.
    queueMicrotask(watch);
    return () => {
      stop();
      removeEventListener('hashchange', follow);
    };
  }, []);

  const select = (feature: Feature) => {
    setAlone(true);
    setSelected(feature);
    history.replaceState(history.state, '', `#${feature}`);
  };

  const move = (event: KeyboardEvent) => {
    if (hasModifier(event)) return;
    const at = ids.indexOf(selected);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: ids.length - 1 }[event.key];
    const feature = to === undefined ? undefined : ids.at(to % ids.length);
    if (!feature) return;
    event.preventDefault();
    select(feature);
    document.getElementById(`tab-${feature}`)?.focus();
  };

  return (
    <div ref={root}>
      <div className={styles.tabs} {...(live && { role: 'tablist', 'aria-label': label, onKeyDown: move })}>
        {ids.map((id) => (
          <a
            key={id}
            id={`tab-${id}`}
            href={`#${id}`}
            {...(live && {
              role: 'tab',
              'aria-selected': id === selected,
              'aria-controls': id,
              tabIndex: id === selected ? 0 : -1,
              onClick: (event) => {
                // A link that is opened in a new tab or window is the browser's.
                if (hasModifier(event)) return;
                event.preventDefault();
                select(id);
              },
            })}
          >
            <span className={styles.name}>{tabs[id].tab}</span>{' '}
            <span className="num">{now?.[id] ?? tabs[id].figure}</span>
          </a>
        ))}
      </div>
      {ids.map((id) => (
        <section
          key={id}
          id={id}
          className={styles.panel}
          aria-labelledby={`tab-${id}`}
          {...(live && { role: 'tabpanel', tabIndex: 0, hidden: alone && id !== selected })}
        >
          <Content of={panels[id]} />
        </section>
      ))}
    </div>
  );
}

/** HTML is taken over as it is: React neither reads nor changes what is inside. */
export function Content({ of }: { of: PanelContent }) {
  return of && typeof of === 'object' && 'html' in of ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the document's own HTML, given back unchanged
    <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: of.html }} />
  ) : (
    <div>{of}</div>
  );
}
