import type { ReactNode } from 'react';
import styles from './Folded.module.css';

type Props = {
  summary: ReactNode;
  className?: string | undefined;
  /** Browsers open at most one element with this name. */
  name?: string;
  isOpen?: boolean;
  children: ReactNode;
};

/** Details folded below a heading. They are open on paper, and fill the row when open. */
export function Folded({ summary, className = '', name, isOpen = false, children }: Props) {
  return (
    <details name={name} open={isOpen} className={`${styles.folded} ${className}`}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
