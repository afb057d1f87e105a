import { Arrow } from '../../components/Arrow/Arrow.tsx';
import type { PageLink } from '../../components/Frame/Site.ts';
import { Section } from '../../components/Section/Section.tsx';
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
