import { Brand } from '../Brand/Brand.tsx';
import type { Site } from '../Frame/Site.ts';
import styles from './Header.module.css';
import { Menu } from './Menu.tsx';

/** Characters of a name beside the menu's button on a phone. A longer one is smaller, and the button has no word. */
const ONE_LINE = 20;

/** The header: the brand, the menu, and the page's grid drawn on its line. */
export function Header({ site }: { site: Site }) {
  const { company, mark, path } = site;
  const name = company.shortName ?? company.name;
  const isLong = name.length > ONE_LINE;
  return (
    <header className={styles.top} id="top">
      <div className={`wrap ${styles.row} ${isLong ? styles.long : ''}`}>
        <Brand mark={mark} name={name} current={path === '/'} /> <Menu site={site} isTight={isLong} />
      </div>
      <div className={`wrap ${styles.ruler}`} aria-hidden="true" />
    </header>
  );
}
