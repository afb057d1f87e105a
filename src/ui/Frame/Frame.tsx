import type { ReactNode } from 'react';
import { t } from '../../content/t.ts';
import { Footer } from '../Footer/Footer.tsx';
import { Header } from '../Header/Header.tsx';
import { Notifications } from '../Notifications/Notifications.tsx';
import { SourcesContext } from '../Source/Source.tsx';
import { SourceNotes } from '../Source/SourceNotes.tsx';
import styles from './Frame.module.css';
import type { Site } from './Site.ts';

type Props = {
  site: Site;
  /** Ids of the page's claims, whose sources are listed at its end. */
  claims?: readonly string[];
  hasCollapsibleSources?: boolean;
  children: ReactNode;
};

/** Adds the skip link, header, sources, footer and live region to a page. */
export function Frame({ site, claims = [], hasCollapsibleSources = false, children }: Props) {
  return (
    <>
      <a className={`screen-only ${styles.skipLink}`} href="#main">
        {t('Skip to content')}
      </a>
      <Header site={site} />
      <main id="main" tabIndex={-1} className={styles.main}>
        <SourcesContext value={site.sources}>{children}</SourcesContext>
        <SourceNotes site={site} claims={claims} isCollapsible={hasCollapsibleSources} />
      </main>
      <Footer site={site} />
      <Notifications />
    </>
  );
}
