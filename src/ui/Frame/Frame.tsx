import type { ReactNode } from 'react';
import { Footer } from '../Footer/Footer.tsx';
import { Header } from '../Header/Header.tsx';
import { Notifications } from '../Notifications/Notifications.tsx';
import { Sources } from '../Source/Sources.ts';
import styles from './Frame.module.css';
import type { Site } from './Site.ts';

/** What is around every page: the way past the header, the header, the page, the footer, the live region. */
export function Frame({ site, children }: { site: Site; children: ReactNode }) {
  return (
    <>
      <a className={styles.skip} href="#main">
        {site.words.skip}
      </a>
      <Header site={site} />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Sources value={{ of: site.sources, words: site.words }}>{children}</Sources>
      </main>
      <Footer site={site} />
      <Notifications words={site.words.notifications} />
    </>
  );
}
