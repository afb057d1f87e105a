import type { ReactNode } from 'react';
import styles from './Folded.module.css';

type Props = { summary: ReactNode; children: ReactNode };

/** What few people need, folded away below its heading. Paper shows it, and in a row of them an open one takes the row. */
export function Folded({ summary, children }: Props) {
  return (
    <details className={styles.folded}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
