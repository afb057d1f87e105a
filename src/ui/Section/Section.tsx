import type { ReactNode } from 'react';
import { tallAttribute } from '../../content/language/tall-letters.ts';
import styles from './Section.module.css';

type Props = {
  id: string;
  heading: string;
  lead?: string | undefined;
  /** Puts the heading beside short content on a wide screen. */
  isHeadingBeside?: boolean;
  children: ReactNode;
};

/** A section of a page, with an optional lead. */
export function Section({ id, heading, lead, isHeadingBeside = false, children }: Props) {
  return (
    <section
      className={`wrap section ${styles.section} ${isHeadingBeside ? `split ${styles.beside}` : ''}`}
      aria-labelledby={id}
    >
      <div className={`split ${styles.head}`}>
        <h2 id={id} {...tallAttribute(heading)}>
          {heading}
        </h2>
        {lead && <p>{lead}</p>}
      </div>
      {children}
    </section>
  );
}
