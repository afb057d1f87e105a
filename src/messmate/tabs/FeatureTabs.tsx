import { Fragment, type ReactNode } from 'react';
import type { TabId } from '../../content/features.ts';
import type { InterfaceWords } from '../../content/schemas/interface.ts';
import type { ProductPageWords } from '../../content/schemas/product.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { describeMarkup } from './element-data.ts';
import styles from './FeatureTabs.module.css';
import script from './tabs.ts?script';

/** The island of each panel, which the route passes in (src/site/pages/products/[messmate].astro). */
export type Panels = Partial<Record<TabId, ReactNode>>;

type Props = {
  label: string;
  tabs: ProductPageWords['features']['tabs'];
  figures: Record<TabId, string>;
  error: InterfaceWords['error'];
  panels: Panels;
};

/** The panels and links to them. Before the panels are parsed, tabs.ts turns the links into tabs. */
export function FeatureTabs({ label, tabs, figures, error, panels }: Props) {
  const ids = Object.keys(tabs) as TabId[];
  const errorScreen = JSON.stringify(describeMarkup(<ErrorScreen words={error} message="" />));
  return (
    // queued-presses.ts shows the screen `data-error` if a panel fails to load, with `data-lost` if its code is missing.
    <div id="messmate" className={styles.features} data-lost={error.lost} data-error={errorScreen}>
      <div className={`screen-only ${styles.tabs}`} data-label={label}>
        {ids.map((id) => (
          <Fragment key={id}>
            <a id={`tab-${id}`} href={`#${id}`}>
              <span className={styles.tabName}>{tabs[id].tab}</span>{' '}
              <span className="num" data-figure={id}>
                {figures[id]}
              </span>
            </a>{' '}
          </Fragment>
        ))}
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own, compiled by the build */}
      <script dangerouslySetInnerHTML={{ __html: script }} />
      {ids.map((id) => (
        <section key={id} id={id} className={styles.panel}>
          <div className={`split ${styles.panelHead}`}>
            <h3>{tabs[id].heading}</h3>
            <p>{tabs[id].text}</p>
          </div>
          <div data-root>{panels[id]}</div>
        </section>
      ))}
    </div>
  );
}
