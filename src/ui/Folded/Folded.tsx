import type { ReactNode } from 'react';
import styles from './Folded.module.css';

type Props = { summary: ReactNode; className?: string | undefined; children: ReactNode };

/** What few people need, folded below its heading. It is open on paper, and one opened in a row takes the whole row. */
export function Folded({ summary, className = '', children }: Props) {
  return (
    <details className={`${styles.folded} ${className}`}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
