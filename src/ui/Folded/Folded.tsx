import type { ReactNode } from 'react';
import styles from './Folded.module.css';

type Props = {
  summary: ReactNode;
  className?: string | undefined;
  /** At most one of those with the same name is open. */
  name?: string;
  isOpen?: boolean;
  children: ReactNode;
};

/** Details, folded below a heading. Open on paper; an open one takes the whole row. */
export function Folded({ summary, className = '', name, isOpen = false, children }: Props) {
  return (
    <details name={name} open={isOpen} className={`${styles.folded} ${className}`}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
