import type { Site } from '../Frame/Site.ts';
import styles from './MenuToggle.module.css';

/** The button that opens the menu of a small screen and closes it: right before the menu, by whose state it looks. */
export function MenuToggle({ words }: Pick<Site, 'words'>) {
  return (
    <button className={styles.toggle} type="button" popoverTarget="nav" id="menu">
      <span className={styles.menu}>{words.menu}</span>
      <span className={styles.close}>{words.close}</span>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path className={styles.first} d="M3 8h18" />
        <path className={styles.second} d="M3 16h18" />
      </svg>
    </button>
  );
}
