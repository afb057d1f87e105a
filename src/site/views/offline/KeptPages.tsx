import type { PageLink } from '../../../ui/Frame/Site.ts';
import styles from '../../../ui/LinkList/LinkList.module.css';

/** The pages that this device can show. `list.ts` finds out which; without it the header and footer lead on. */
export function KeptPages({ heading, pages }: { heading: string; pages: PageLink[] }) {
  return (
    <nav className={styles.links} aria-labelledby="kept" data-kept hidden>
      <h2 id="kept">{heading}</h2>
      <ul>
        {pages.map(({ label, to }) => (
          <li key={to} hidden>
            <a href={to}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
