import type { PageLink } from '../../../ui/Frame/Site.ts';
import list from '../../../ui/LinkList/LinkList.module.css';
import styles from './Elsewhere.module.css';

/** The main pages, for somebody who has lost the way. Home has a button of its own. */
export function Elsewhere({ heading, links }: { heading: string; links: PageLink[] }) {
  return (
    <nav className={list.links} aria-labelledby="elsewhere">
      <h2 id="elsewhere">{heading}</h2>
      <ul className={styles.two}>
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
