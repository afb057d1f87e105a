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

/** The band as one large link. */
export function BandLink({ href, label, note }: { href: string; label: string; note: string }) {
  return (
    <a className={`${styles.band} ${styles.link}`} href={href} data-band>
      <span className="wrap">
        <span className={styles.label}>{label}</span>
        <span className={styles.note}>{note}</span>
        <svg className={styles.arrow} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 12h17M13 5l7 7-7 7" />
        </svg>
      </span>
    </a>
  );
}
