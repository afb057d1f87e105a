import type { CSSProperties } from 'react';
import type { Site } from '../Frame/Site.ts';
import { widthOf } from '../Headline/ems.ts';
import { currentOf } from './current.ts';
import styles from './Menu.module.css';
import { MenuToggle } from './MenuToggle.tsx';

/**
 * The navigation. On small screens it is a popover: the browser itself opens it, closes it by its toggle and by Escape
 * and gives the focus back, so it works without script. `enhance.ts` adds what the browser leaves out.
 */
export function Menu({ site }: { site: Site }) {
  const { company, words, path } = site;
  return (
    <>
      <MenuToggle words={words} />
      <nav className={styles.nav} id="nav" popover="auto" aria-label={words.mainNavigation}>
        <ul>
          {company.navigation.map(({ label, to }) => (
            <li key={to} style={{ '--em': widthOf(label, 0) } as CSSProperties}>
              <a href={to} aria-current={currentOf(to, path)}>
                {label}
              </a>
            </li>
          ))}
        </ul>
        <p className={`num ${styles.foot}`}>
          <a href={`tel:${company.phone.replace(/\s/g, '')}`}>{company.phone}</a>
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </p>
      </nav>
    </>
  );
}
