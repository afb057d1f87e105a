import { Brand } from '../Brand/Brand.tsx';
import type { Site } from '../Frame/Site.ts';
import styles from './Header.module.css';
import { Menu } from './Menu.tsx';

type Props = { site: Site; path?: string | undefined };

/** The header: the brand, the menu, and the page's grid drawn on its line. */
export function Header({ site, path }: Props) {
  const { company, mark, words } = site;
  return (
    <header className={styles.top} id="top">
      <div className={`wrap ${styles.row}`}>
        <Brand mark={mark} name={company.name} label={words.homeLabel} current={path === '/'} />
        <Menu site={site} path={path} />
      </div>
      <div className={`wrap ${styles.ruler}`} aria-hidden="true" />
    </header>
  );
}
