import type { ReactNode } from 'react';
import styles from './Folded.module.css';

type Props = { summary: ReactNode; children: ReactNode };

/** What few people need, folded below its heading. It is open on paper, and one opened in a row takes the whole row. */
export function Folded({ summary, children }: Props) {
  return (
    <details className={styles.folded}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
