import { Arrow } from '../../../ui/Arrow/Arrow.tsx';
import type { PageLink } from '../../../ui/Frame/Site.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import styles from './Others.module.css';

/** The company's other services. */
export function Others({ links, heading }: { links: PageLink[]; heading: string }) {
  return (
    <Section id="others" heading={heading}>
      <ul className={styles.links}>
        {links.map(({ label, to }) => (
          <li key={to}>
            <a href={to}>
              {label}
              <Arrow />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
