import type { ReactNode } from 'react';
import { Footer } from '../Footer/Footer.tsx';
import { Header } from '../Header/Header.tsx';
import { Notifications } from '../Notifications/Notifications.tsx';
import { Sources } from '../Source/Sources.ts';
import styles from './Frame.module.css';
import type { Site } from './Site.ts';

type Props = {
  site: Site;
  /** The page's own path, such as `/about`; none for the not-found page, which has no place in the menu. */
  path?: string;
  children: ReactNode;
};

/** What stands around every page: the way past the header, the header, the page, the footer, the live region. */
export function Frame({ site, path, children }: Props) {
  return (
    <>
      <a className={styles.skip} href="#main">
        {site.words.skip}
      </a>
      <Header site={site} path={path} />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Sources value={{ of: site.sources, words: site.words }}>{children}</Sources>
      </main>
      <Footer site={site} path={path} />
      <Notifications words={site.words.notifications} />
    </>
  );
}
