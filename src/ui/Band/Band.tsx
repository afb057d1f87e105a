import type { ReactNode } from 'react';
import styles from './Band.module.css';

/** The turmeric band that closes a selling page with its main action. */
export function Band({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section className={styles.band} aria-labelledby={id} data-band>
      <div className="wrap">
        <h2 id={id}>{heading}</h2>
        <div className={styles.action}>{children}</div>
      </div>
    </section>
  );
}
