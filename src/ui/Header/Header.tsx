import { Brand } from '../Brand/Brand.tsx';
import type { Site } from '../Frame/Site.ts';
import styles from './Header.module.css';
import { Menu } from './Menu.tsx';

/** Characters that fit beside the menu's button on a phone. A longer name is smaller, and hides the button's text. */
const MAX_NAME_LENGTH = 20;

/** The header: the brand, the menu, and a ruler with the columns of the page's grid. */
export function Header({ site }: { site: Site }) {
  const { company, mark, path } = site;
  const name = company.shortName ?? company.name;
  return (
    <header className={styles.header} id="top">
      <div className={`wrap ${styles.bar}`}>
        <Brand mark={mark} name={name} isCurrent={path === '/'} maxLength={MAX_NAME_LENGTH} />{' '}
        <Menu site={site} isLabelHidden={name.length > MAX_NAME_LENGTH} />
      </div>
      <div className={`wrap ${styles.ruler}`} aria-hidden="true" />
    </header>
  );
}
