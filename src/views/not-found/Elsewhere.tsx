import type { PageLink } from '../../components/Frame/Site.ts';
import styles from './Elsewhere.module.css';

/** The main pages, for somebody who has lost the way. Home has a button of its own. */
export function Elsewhere({ heading, links }: { heading: string; links: PageLink[] }) {
  return (
    <nav className={styles.elsewhere} aria-labelledby="elsewhere">
      <h2 id="elsewhere">{heading}</h2>
      <ul>
        {links
          .filter(({ to }) => to !== '/')
          .map(({ label, to }) => (
            <li key={to}>
              <a href={to}>{label}</a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
