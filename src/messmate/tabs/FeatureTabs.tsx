import type { Feature } from '../../content/schemas/demo/demo.ts';
import styles from './FeatureTabs.module.css';

export type TabWords = Record<Feature, { tab: string; figure: string; heading: string; text: string }>;

type Props = {
  label: string;
  tabs: TabWords;
  /** The script that turns the links into tabs (tabs.ts). */
  script: string;
  /** The HTML of the panels, in the order of their tabs. */
  panels: Record<Feature, string>;
};

/**
 * The features: links and panels, readable without script, and the script that turns them into tabs before the panels are
 * parsed.
 */
export function FeatureTabs({ label, tabs, script, panels }: Props) {
  const ids = Object.keys(panels) as Feature[];
  return (
    <div id="messmate" className={styles.features}>
      <div className={`screen-only ${styles.tabs}`} data-label={label}>
        {ids.map((id) => (
          <a key={id} id={`tab-${id}`} href={`#${id}`}>
            <span className={styles.name}>{tabs[id].tab}</span>{' '}
            <span className="num" data-figure={id}>
              {tabs[id].figure}
            </span>
          </a>
        ))}
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own, compiled by the build */}
      <script dangerouslySetInnerHTML={{ __html: script }} />
      {ids.map((id) => (
        <section key={id} id={id} className={styles.panel} aria-labelledby={`tab-${id}`}>
          <h3 className={styles.claim}>{tabs[id].heading}</h3>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: what React has drawn of the panel */}
          <div data-panel dangerouslySetInnerHTML={{ __html: panels[id] }} />
          <p className={styles.text}>{tabs[id].text}</p>
        </section>
      ))}
    </div>
  );
}
