import type { ReactNode } from 'react';
import styles from './Group.module.css';

type Props = { id: string; heading: string; children: ReactNode };

/** A part of the team below its heading, which is quieter than the people's names; beside it on a wide screen. */
export function Group({ id, heading, children }: Props) {
  return (
    <section className={`wrap ${styles.group}`} aria-labelledby={id}>
      <div className={styles.row}>
        <h2 id={id}>{heading}</h2>
        <div>{children}</div>
      </div>
    </section>
  );
}
