import type { ReactNode } from 'react';
import styles from './Part.module.css';

type Props = { id: string; heading: string; children: ReactNode };

/** A part of the page below its heading. */
export function Part({ id, heading, children }: Props) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  );
}
