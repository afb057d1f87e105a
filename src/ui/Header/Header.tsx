import { Brand } from '../Brand/Brand.tsx';
import type { Site } from '../Frame/Site.ts';
import styles from './Header.module.css';
import { Menu } from './Menu.tsx';

/** The header: the brand, the menu, and the page's grid drawn on its line. */
export function Header({ site }: { site: Site }) {
  const { company, mark, path } = site;
  return (
    <header className={styles.top} id="top">
      <div className={`wrap ${styles.row}`}>
        <Brand mark={mark} name={company.shortName ?? company.name} current={path === '/'} />{' '}
        <Menu site={site} />
      </div>
      <div className={`wrap ${styles.ruler}`} aria-hidden="true" />
    </header>
  );
}
