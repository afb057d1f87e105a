import type { ReactNode } from 'react';
import { Source } from '../Source/Source.tsx';
import styles from './Section.module.css';

type Props = {
  id: string;
  heading: string;
  lead?: string | undefined;
  claim?: string | undefined;
  children: ReactNode;
};

/** A part of a page with its heading and, beside it, a sentence that leads in. */
export function Section({ id, heading, lead, claim, children }: Props) {
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{heading}</h2>
        {lead && (
          <p>
            {lead} <Source claim={claim} />
          </p>
        )}
      </div>
      {children}
    </section>
  );
}
