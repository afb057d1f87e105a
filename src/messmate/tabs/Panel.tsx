import type { ReactNode } from 'react';
import styles from './Panel.module.css';

type Props = { heading: string; facts: { title: string; text: string }[]; children: ReactNode };

/** A feature's panel: its claim, its points, and the instrument that shows them. */
export function Panel({ heading, facts, children }: Props) {
  return (
    <>
      <div className={styles.say}>
        <h3>{heading}</h3>
        <ul className={styles.facts}>
          {facts.map(({ title, text }) => (
            <li key={title}>
              <b>{title}</b> {text}
            </li>
          ))}
        </ul>
      </div>
      {children}
    </>
  );
}

/** The head line of an instrument's cell: what it is, and a note on the right. */
export function CellHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <b>{title}</b>
      {children}
    </div>
  );
}
