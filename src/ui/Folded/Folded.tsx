import type { ReactNode } from 'react';
import styles from './Folded.module.css';

type Props = { summary: ReactNode; className?: string | undefined; children: ReactNode };

/** What few people need, folded away below its heading. Paper shows it, and in a row of them an open one takes the row. */
export function Folded({ summary, className = '', children }: Props) {
  return (
    <details className={`${styles.folded} ${className}`}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
