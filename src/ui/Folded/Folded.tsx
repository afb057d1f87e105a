import type { ReactNode } from 'react';
import styles from './Folded.module.css';

type Props = {
  summary: ReactNode;
  className?: string | undefined;
  /** Of those with one name at most one is open. */
  name?: string;
  /** Whether it is open until somebody folds it. */
  isOpen?: boolean;
  children: ReactNode;
};

/** What few people need, folded below its heading. It is open on paper, and one opened in a row takes the whole row. */
export function Folded({ summary, className = '', name, isOpen = false, children }: Props) {
  return (
    <details name={name} open={isOpen} className={`${styles.folded} ${className}`}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
